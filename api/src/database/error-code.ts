/** What an error of the database or of the system says it is: `23505`, `EEXIST`; empty when it says nothing. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';
