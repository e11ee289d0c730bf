/** Takes note of what is being done, and of how much of all is done before it (0 to 1). */
export type Progress = (share: number, what: string) => void;

/** How often the progress of the seeding is reported, in ms, also during one long statement. */
const REPORT_EVERY_MS = 2_000;

/** Reports on `log` the progress of the seeding, and the duration of its current step; until `end`. */
export function reportProgress(log: (line: string) => void): { note: Progress; end(): void } {
  let [share, what, since] = [0, '', performance.now()];
  const write = () => {
    const seconds = Math.round((performance.now() - since) / 1_000);
    if (what) log(`  ${Math.floor(share * 100)} % ${what}${seconds > 2 ? ` (for ${seconds} s)` : ''}`);
  };
  const timer = setInterval(write, REPORT_EVERY_MS).unref();
  return {
    note(reached, doing) {
      if (doing !== what) since = performance.now();
      [share, what] = [reached, doing];
    },
    end: () => clearInterval(timer),
  };
}

/** A part of a progress, as a progress of its own: from a share of all to another. */
export const partOf =
  (progress: Progress, from: number, to: number): Progress =>
  (share, what) =>
    progress(from + (to - from) * share, what);
