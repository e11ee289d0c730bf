import { parse } from 'node:querystring';
import type { ResourceShape } from '@karite/shared/resource';
import type { ExportSchedule } from '@karite/shared/resources';
import { type Exported, exportedOf } from '../../engine/exchange/export/export-job.ts';
import { listQuerySchema } from '../../engine/list/list-query.ts';
import { ApiError, invalid } from '../../platform/server/errors/api-error.ts';

/** The list query of a schedule, as in the list's URL. */
type Requested = Partial<Pick<ExportSchedule, 'query' | 'columns' | 'format'>>;

/** The export of a schedule, for any recipient. Throws a 400 where the list does not accept the query. */
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
