import type { Random } from '@karite/shared/random';
import type { DemoOrder, DemoStatus } from '../types.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Life = { status: DemoStatus; history: DemoOrder['history'] };

/** The way an order went, from its status at each step and the time between two steps. */
export function liveOrder(createdAt: Date, now: Date, paidAtOnce: boolean, random: Random): Life {
  const age = now.getTime() - createdAt.getTime();
  const cancelled = random.chance(0.085);
  const steps: { to: DemoStatus; after: number }[] = paidAtOnce
    ? [{ to: 'paid', after: random.between(0.02, 0.12) * HOUR }]
    : [];
  if (cancelled) steps.push({ to: 'cancelled', after: random.between(2, 70) * HOUR });
  else {
    if (!paidAtOnce && random.chance(0.3)) steps.push({ to: 'paid', after: random.between(1, 9) * DAY });
    steps.push({ to: 'shipped', after: (0.6 + 26 * random.next() ** 2) * DAY });
    // Far relays take their time, and some parcels wait there for weeks.
    const days = random.chance(0.5) ? random.between(1, 9) : random.between(25, 400);
    steps.push({ to: 'completed', after: days * DAY });
  }
  const history: Life['history'] = [{ from: null, to: 'pending', at: createdAt }];
  let status: DemoStatus = 'pending';
  let at = createdAt.getTime();
  for (const step of steps) {
    at = Math.round(at + step.after);
    if (at - createdAt.getTime() >= age) break;
    history.push({ from: status, to: step.to, at: new Date(at) });
    status = step.to;
  }
  return { status, history };
}
