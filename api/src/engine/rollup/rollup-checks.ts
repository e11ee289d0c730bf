import type { ResourceShape } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { type Finding, MOST_FINDINGS } from '../finding.ts';
import { rollupMismatches } from './rollup-sql.ts';

/** Every figure that a record stores of its children equals its computed value (I14). */
export async function checkRollups(
  database: Executor,
  declared: readonly ResourceShape[] = resources,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const child of declared)
    for (const mismatches of rollupMismatches(child)) {
      const { rows } = await database.execute<{ id: string }>(sql`${mismatches} limit ${MOST_FINDINGS}`);
      findings.push(
        ...rows.map(({ id }) => ({ invariant: 'I14' as const, id, problem: `not what its ${child.name} say` })),
      );
    }
  return findings;
}
