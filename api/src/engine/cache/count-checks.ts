import { resources } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { Check, Finding } from '../finding.ts';
import { countOfAll } from './counts.ts';

/** A stored number of records equals their count (I16). */
export const checkCounts: Check = async (database) => {
  const findings: Finding[] = [];
  for (const resource of resources.filter(({ cachedCount }) => cachedCount)) {
    const { rows } = await database.execute<{ kept: number; counted: number }>(sql`
      select ${countOfAll(resource)}::int as kept, (select count(*)::int from ${sql.identifier(resource.name)}) as counted`);
    for (const { kept, counted } of rows)
      if (kept !== counted)
        findings.push({ invariant: 'I16', id: resource.name, problem: `${kept} are kept, and ${counted} are there` });
  }
  return findings;
};
