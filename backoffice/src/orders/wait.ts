const HOUR = 3_600_000;

/** How long ago a moment was, in hours and in words: minutes within the hour, hours within two days, then days. */
export function waitOf(since: string, now: number): { hours: number; text: string } {
  const hours = Math.max(0, now - Date.parse(since)) / HOUR;
  if (hours < 1) return { hours, text: `${Math.floor(hours * 60)} min` };
  return { hours, text: hours < 48 ? `${Math.floor(hours)} h` : `${Math.floor(hours / 24)} j` };
}
