import type { MediaStore } from '../../platform/media/media-store.ts';

/** What both commands are told: where the shop is, and which archive. */
export type Work = {
  url: string;
  store: MediaStore;
  /** The archive. */
  file: string;
  log: (line: string) => void;
  /** Ends the work at the next step; nothing of it is left. */
  signal?: AbortSignal;
};
