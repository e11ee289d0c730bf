import { parse } from 'node:querystring';
import type { ResourceShape } from '@karite/shared/resource';
import type { ExportSchedule } from '@karite/shared/resources';
import { type Exported, exportedOf } from '../../engine/exchange/export/export-job.ts';
import { listQuerySchema } from '../../engine/list/list-query.ts';
import { ApiError, invalid } from '../../platform/server/errors/api-error.ts';

/** What a schedule asks of its list, in the words of the list's address. */
type Requested = Partial<Pick<ExportSchedule, 'query' | 'columns' | 'format'>>;

/** What is exported by a schedule, whoever gets it. Throws a 400 where the list can't be asked so. */
export function exportedBy(resource: ResourceShape, { query, columns, format }: Requested): Omit<Exported, 'by'> {
  const judged = listQuerySchema(resource).safeParse({ ...parse(query ?? ''), ...(columns && { fields: columns }) });
  if (!judged.success) {
    const [problem] = judged.error.issues;
    const isColumn = problem?.path[0] === 'fields';
    throw invalid({ [isColumn ? 'columns' : 'query']: problem?.message ?? 'Recherche ou filtre inconnu' });
  }
  try {
    return exportedOf(resource, judged.data, format ?? 'xlsx');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw invalid({ query: error.message });
  }
}
