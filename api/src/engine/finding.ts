import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/database.ts';

/**
 * One thing that must not be: which invariant (`I2` to `I17` in `docs/guarantees.md`, or a name of the shop's own), which record
 * or file, and what is wrong with it.
 */
export type Finding = { invariant: string; id: string; problem: string };

/** Reads, and never writes. */
export type Check = (database: Executor) => Promise<Finding[]>;

/** The most findings of one check: more would add nothing. */
export const MOST_FINDINGS = 100;

/** A check with the ids that some queries return (`id` as text) as its findings. */
export const checkOf =
  (questions: readonly { invariant: string; problem: string; rows: SQL }[]): Check =>
  async (database) => {
    const findings: Finding[] = [];
    for (const { invariant, problem, rows } of questions) {
      const found = await database.execute<{ id: string }>(sql`${rows} limit ${MOST_FINDINGS}`);
      findings.push(...found.rows.map(({ id }) => ({ invariant, id, problem })));
    }
    return findings;
  };
