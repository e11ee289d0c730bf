/** A file that was judged and is ready to be stored: its public path, and the files that path stands for. */
export type ReceivedFile = { url: string; files: { name: string; data: Buffer }[] };
