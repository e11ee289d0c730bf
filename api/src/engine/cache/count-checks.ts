import { resources } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { Check, Finding } from '../finding.ts';
import { countOfAll } from './counts.ts';

/** A stored number of records equals their count (I16). */
export const checkCounts: Check = async (database) => {
  const findings: Finding[] = [];
  for (const resource of resources.filter(({ cachedCount }) => cachedCount)) {
    const { rows } = await database.execute<{ stored: number; counted: number }>(sql`
      select ${countOfAll(resource)}::int as stored, (select count(*)::int from ${sql.identifier(resource.name)}) as counted`);
    for (const { stored, counted } of rows)
      if (stored !== counted)
        findings.push({ invariant: 'I16', id: resource.name, problem: `${stored} are stored, and ${counted} exist` });
  }
  return findings;
};
