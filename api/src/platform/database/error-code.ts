/** What an error of the database or of the system says it is: `23505`, `EEXIST`; empty when it says nothing. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether the database itself refused, and therefore did nothing: it says why in five signs, but as it goes away (57P…). */
export const isRefusal = (error: unknown): boolean => /^(?!57P|08)[0-9A-Z]{5}$/.test(errorCode(error));

/** A prepared statement is not there, is another one, or answers otherwise since the tables changed. */
const LOST_STATEMENT = new Set(['26000', '42P05', '0A000']);

/** Whether an error says so: the same asked without one, or by another connection, is answered. */
export const isLostStatement = (error: unknown): boolean => LOST_STATEMENT.has(errorCode(error));

/** Whether a statement was refused because another of its transaction has failed. */
export const isAborted = (error: unknown): boolean => errorCode(error) === '25P02';
