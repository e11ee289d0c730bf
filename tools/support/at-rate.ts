import { setTimeout as pause } from 'node:timers/promises';

/** Calls so many times a second, whether the calls before are answered or not; ends when all have been. */
export async function atRate(
  aSecond: number,
  seconds: number,
  call: (turn: number) => Promise<unknown>,
): Promise<void> {
  const calls: Promise<unknown>[] = [];
  const start = performance.now();
  for (let turn = 0; turn < aSecond * seconds; turn += 1) {
    const wait = start + (turn * 1_000) / aSecond - performance.now();
    if (wait > 1) await pause(wait);
    calls.push(call(turn));
  }
  await Promise.all(calls);
}

/** Does something in so many lanes at once, each one after the other, as long as `hasMore`. */
export async function inLanes(
  lanes: number,
  hasMore: (turn: number) => boolean,
  work: (turn: number) => Promise<unknown>,
) {
  let turn = 0;
  const lane = async () => {
    while (hasMore(turn)) {
      turn += 1;
      await work(turn - 1);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return turn;
}
