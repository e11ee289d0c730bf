/**
 * A new folder for the files of one test run: in memory where there is space. The caller removes it. `prefix` is the start
 * of its path.
 */
export function makeScratchFolder(prefix: string): Promise<string>;
