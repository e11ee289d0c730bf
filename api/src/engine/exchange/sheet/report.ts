import { z } from 'zod';
import { refusalOf } from '../../../platform/server/errors/database-error.ts';
import type { Writer } from '../../write/write.ts';

/** A report names at most this many problems; there is no use in reading more. */
export const MAX_PROBLEMS = 200;

/** So many of the rows that are not saved are named. */
export const MAX_UNSAVED = 1_000;

const problem = z.object({ row: z.number(), field: z.string(), message: z.string() });
export const importReport = z
  .object({
    isDryRun: z.boolean(),
    rows: z.number(),
    created: z.number(),
    updated: z.number(),
    unchanged: z.number().describe('Les lignes qui ne changent rien'),
    pictures: z.number().default(0).describe('Les images à ajouter'),
    picturesDone: z.number().default(0).describe('Celles qui sont prêtes ou enregistrées'),
    problems: z.array(problem),
    warnings: z
      .array(problem)
      .default([])
      .describe('Ce qui se confirme avant d’enregistrer : un prix qui baisse de plus de moitié'),
    missing: z
      .array(
        z.object({
          field: z.string(),
          total: z.number().describe('Combien de noms'),
          names: z.array(
            z.object({ name: z.string(), near: z.string().nullable().describe('Un nom proche, qui existe') }),
          ),
          mayCreate: z.boolean().describe('Ils peuvent être créés par leur nom, avec les droits de qui importe'),
          isCreated: z.boolean().describe('Ils sont créés avec l’import'),
        }),
      )
      .default([])
      .describe('Les marques, catégories et autres que la boutique n’a pas, chacune une fois'),
    headings: z.record(z.string(), z.string()).default({}).describe('Par champ, la colonne du fichier qui le remplit'),
    sheet: z
      .object({
        name: z.string(),
        hiddenRows: z.number().describe('Lignes masquées, laissées de côté'),
        hiddenColumns: z.array(z.string()).describe('Colonnes masquées, lues comme les autres'),
        others: z
          .array(z.object({ name: z.string(), isHidden: z.boolean() }))
          .describe('Les feuilles qui ne sont pas lues'),
      })
      .nullable()
      .default(null)
      .describe('La feuille lue d’un fichier Excel'),
    importedAt: z.string().nullable().default(null).describe('Quand ce même fichier a déjà été importé ici'),
    isSaved: z.boolean().describe('Tout est enregistré'),
    unsavedCount: z.number().describe('Combien de lignes sans faute ne sont pas enregistrées'),
    unsaved: z.array(z.number()).describe('Lesquelles, les 1 000 premières, pendant un jour'),
  })
  .meta({ id: 'ImportReport' });

/** What an import found and did, as its job stores it: which rows are left is read off the rows. They count as a spreadsheet shows them. */
export const storedReport = importReport.omit({ unsaved: true }).extend({
  /** Identifies the same file again; it is part of no response. */
  fileHash: z.string(),
});
export type ImportReport = z.infer<typeof storedReport>;
export type RowProblem = z.infer<typeof problem>;

/** What keeps a row from being saved, by field, in French. A fault of ours, or a database that is away, goes on up. */
export function problemsOf(error: unknown, row: number, { app }: Writer): RowProblem[] {
  const refused = refusalOf(error, app.resources);
  const fields = Object.entries(refused.details.fields ?? { '': refused.message });
  return fields.map(([field, message]) => ({ row, field, message }));
}
