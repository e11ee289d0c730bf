/** A time of a day as a clock shows it. */
export type Clock = { hours: number; minutes: number; seconds: number; ms: number };

/** By how many ms the clocks of a zone are ahead of UTC at a moment. */
function aheadOf(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return shown - Math.floor(at / 1_000) * 1_000;
}

/** The moment at which the clocks of a zone show a day (`2026-12-31`) and a time, in UTC. */
export function momentIn(zone: string, day: string, { hours, minutes, seconds, ms }: Clock): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const shown = Date.UTC(year, month - 1, date, hours, minutes, seconds, ms);
  const near = shown - aheadOf(zone, shown);
  // Clocks that change between the two: what holds at the moment itself counts.
  return new Date(shown - aheadOf(zone, near)).toISOString();
}

/** What the clocks of a zone show at a moment: `2026-12-31T14:30:00.000`. */
export function shownIn(zone: string, moment: string): string {
  const at = Date.parse(moment);
  return new Date(at + aheadOf(zone, at)).toISOString().slice(0, -1);
}
