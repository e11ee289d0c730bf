/** What the build writes into the worker (`vite.worker.config.ts`). */
declare const BUILD: {
  /** The hash of all built files: another build reuses nothing of this one. */
  version: string;
  /** The file that every page of this build names. */
  entry: string;
  /** What any page needs to be seen, and what the cart needs to work. */
  styles: string[];
  code: string[];
  /** How the addresses of the shop's own pages begin, but those that robots leave alone. */
  ownShelves: string[];
};

export const { version, entry, styles, code, ownShelves } = BUILD;
