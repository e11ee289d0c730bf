/** What the drill prints, and which of its promises did not hold. */
export const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;

const since = performance.now();

export const say = (line) => console.log(`${seconds(performance.now() - since).padStart(7)}  ${line}`);

export const broken = [];

/** Prints a promise, and records it when it does not hold. */
export function promise(isMet, line) {
  say(`${isMet ? '   ' : 'NO '} ${line}`);
  if (!isMet) broken.push(line);
}
