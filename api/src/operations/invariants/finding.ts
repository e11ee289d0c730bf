import type { Executor } from '../../database/database.ts';

/** The invariants of the shop that a database and its pictures can be checked for; `docs/promises.md` says each in words. */
export type Invariant =
  | 'I2'
  | 'I3'
  | 'I4'
  | 'I5'
  | 'I7'
  | 'I8'
  | 'I9'
  | 'I10'
  | 'I11'
  | 'I12'
  | 'I13'
  | 'I14'
  | 'I15'
  | 'I16'
  | 'I17';

/** One thing that must not be: which invariant, which record (or file), and what is wrong with it. */
export type Finding = { invariant: Invariant; id: string; problem: string };

/** Looks, and never writes. */
export type Check = (database: Executor) => Promise<Finding[]>;

/** At most this many findings of one question: the first ones say enough. */
export const MOST_FINDINGS = 100;
