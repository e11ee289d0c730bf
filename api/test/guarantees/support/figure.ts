/** Says a figure that a proof has measured, for `docs/guarantees.md`. */
export const figure = (promise: string, text: string): void => void process.stdout.write(`${promise}: ${text}\n`);
