/** A message to the worker: a page that it did not fetch, the files used so far, and whether the cart's code may be fetched too. */
export type WorkerMessage = { page: string | null; files: string[]; withCode: boolean };
