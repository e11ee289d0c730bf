/** Bundles the built server into `folder` (`api/dist/bundle`); `entries`: modules of `api/dist`, each then a file of its own there. */
export function bundleServer(entries?: readonly string[], folder?: string): Promise<void>;
