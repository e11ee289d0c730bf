/** The figure below which such a share of all lies; 0 where there are none. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (figures: readonly number[]): number => quantile(figures, 0.5);

/** How long answers took, in words. */
export const latencies = (times: readonly number[]): string =>
  `p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)}, p99 ${quantile(times, 0.99).toFixed(1)}, longest ${quantile(times, 1).toFixed(1)} ms`;

/** Seconds since a moment of `performance.now()`, in words. */
export const secondsSince = (since: number): string => `${((performance.now() - since) / 1_000).toFixed(1)} s`;

/** A number that the environment gives, or the usual one. */
export function numberOf(name: string, usual: number): number {
  const given = Number(process.env[name] || usual);
  if (!(given > 0)) throw new Error(`${name}: a number above 0`);
  return given;
}
