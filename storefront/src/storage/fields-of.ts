/** The fields of what was stored, none when that is no object: whoever reads them judges each. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
