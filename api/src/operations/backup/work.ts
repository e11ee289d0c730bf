import type { MediaStore } from '../../platform/media/media-store.ts';

/** The input of both commands: the shop's location, and the archive. */
export type Work = {
  url: string;
  store: MediaStore;
  /** The archive. */
  file: string;
  log: (line: string) => void;
  /** Ends the work at the next step; nothing of it is left. */
  signal?: AbortSignal;
};
