/**
 * A checked file that is ready to be stored: its public path, and the files of that path. `isUnfinished`: those of a
 * picture that shows it until its sizes are made.
 */
export type ReceivedFile = { url: string; files: { name: string; data: Buffer }[]; isUnfinished?: true };
