/** A checked file that is ready to be stored: its public path, and the files of that path. */
export type ReceivedFile = { url: string; files: { name: string; data: Buffer }[] };
