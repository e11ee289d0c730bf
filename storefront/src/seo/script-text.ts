/** A value as a text that can stand inside a script element: no `<` can end it. */
export const scriptText = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
