/** The fields of a stored value, none when it is no object: each caller validates them. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
