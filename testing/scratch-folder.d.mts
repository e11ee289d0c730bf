/**
 * A new folder for what need not outlast a run of tests: in memory where there is room. Whoever makes it takes it away; its
 * path begins as `prefix` says.
 */
export function makeScratchFolder(prefix: string): Promise<string>;
