/** Says a figure that a proof has measured, for `docs/guarantees.md`. */
export const figure = (guarantee: string, text: string): void => void process.stdout.write(`${guarantee}: ${text}\n`);
