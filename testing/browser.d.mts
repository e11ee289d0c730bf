/**
 * The newest Chromium that runs here, or the one that `CHROMIUM_PATH` names; throws with the line to run when there is
 * none. `version` is `0` where it can't be read.
 */
export function findChromium(): Promise<{ path: string; version: string }>;
