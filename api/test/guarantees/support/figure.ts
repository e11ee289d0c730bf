/** Says a figure that a proof has measured, for `docs/promises.md`. */
export const figure = (promise: string, text: string): void => void process.stdout.write(`${promise}: ${text}\n`);
