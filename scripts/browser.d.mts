/** The path of a Chromium that runs here; throws with the line to run when there is none. */
export function findChromium(): Promise<string>;
