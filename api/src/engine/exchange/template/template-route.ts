import type { ResourceShape } from '@karite/shared/resource';
import { cutToLength } from '@karite/shared/text';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import type { Cell } from '../../kinds/cell.ts';
import { SHEET_TYPES, sheetAnswer } from '../routes/sheet-types.ts';
import { fillable } from '../sheet/headings.ts';
import { allowedIn, exampleCell, namedBy } from './example.ts';

type Column = { heading: string; example: Cell; isRequired: boolean; allowed: string; help: string };

/** The columns that an import of a resource fills, in the order of its declaration. */
async function columnsOf(database: Executor, resource: ResourceShape): Promise<Column[]> {
  const columns: Column[] = [];
  for (const name of fillable(resource)) {
    const field = resource.fields[name];
    if (!field) continue;
    const named = await namedBy(database, resource, field);
    columns.push({
      heading: field.label,
      example: exampleCell(resource, name, field, named),
      isRequired: Boolean(field.required),
      allowed: allowedIn(field, named),
      help: field.help ?? '',
    });
  }
  return columns;
}

const HEAD = ['Colonne', 'Obligatoire', 'Valeurs possibles', 'Aide'];

/** `GET /{resource}/import/template`: an empty sheet to fill in, with one example row; it imports as it is (R2175). */
export function templateRoute(
  app: FastifyInstance,
  resource: ResourceShape,
  onRequest: onRequestAsyncHookHandler[],
): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    `/${resource.name}/import/template`,
    {
      onRequest,
      schema: {
        tags: [resource.label.many],
        summary: `Un modèle de fichier à importer : ${resource.label.many}`,
        querystring: z.strictObject({
          format: z.enum(['csv', 'xlsx'], 'Format attendu : csv ou xlsx').default('xlsx'),
        }),
        response: { 200: sheetAnswer },
      },
    },
    async (request, reply) => {
      const { format } = request.query;
      const columns = await columnsOf(request.readDatabase, resource);
      const rows = [columns.map(({ heading }) => heading), columns.map(({ example }) => example)];
      reply
        .type(SHEET_TYPES[format])
        .header('content-disposition', `attachment; filename="modele-${resource.name}.${format}"`);
      if (format === 'csv') {
        const { writeCsv } = await import('hucre/csv');
        return reply.send(writeCsv(rows, { delimiter: ';', bom: true, escapeFormulae: true }));
      }
      const { writeXlsx } = await import('hucre/xlsx');
      const allowed = columns.map((it) => [it.heading, it.isRequired ? 'Oui' : '', it.allowed, it.help]);
      const file = await writeXlsx({
        sheets: [
          { name: cutToLength(resource.label.many, 31), rows, freezePane: { rows: 1 } },
          { name: 'Valeurs possibles', rows: [HEAD, ...allowed], freezePane: { rows: 1 } },
        ],
      });
      return reply.send(Buffer.from(file));
    },
  );
}
