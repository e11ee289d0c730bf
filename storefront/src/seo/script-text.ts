/** A value as a text for the inside of a script element: no `<` can end it. */
export const scriptText = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
