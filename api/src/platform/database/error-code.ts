/** The code of a database or system error: `23505`, `EEXIST`; empty when it has none. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/**
 * Whether the database itself refused, and so did nothing: its errors have a code of five characters, except while it shuts
 * down (57P…).
 */
export const isRefusal = (error: unknown): boolean => /^(?!57P|08)[0-9A-Z]{5}$/.test(errorCode(error));

/** A prepared statement is not there, is another one, or answers otherwise since the tables changed. */
const LOST_STATEMENT = new Set(['26000', '42P05', '0A000']);

/** Whether the statement succeeds without a prepared statement, or on another connection. */
export const isLostStatement = (error: unknown): boolean => LOST_STATEMENT.has(errorCode(error));

/** Whether a statement was refused because another of its transaction has failed. */
export const isAborted = (error: unknown): boolean => errorCode(error) === '25P02';
