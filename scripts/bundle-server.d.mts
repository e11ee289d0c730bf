/** The same program without a letter that V8 needs two bytes for. */
export function inOneByte(text: string): string;
/** Bundles the built server into `folder` (`api/dist/bundle`); `entries`: modules of `api/dist`, each then a file of its own there. */
export function bundleServer(entries?: readonly string[], folder?: string): Promise<void>;
