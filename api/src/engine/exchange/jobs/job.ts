import { z } from 'zod';
import { importReport } from '../sheet/report.ts';

export const job = z
  .object({
    id: z.string(),
    kind: z.enum(['import', 'export', 'undo']),
    resource: z.string(),
    state: z.enum(['running', 'done', 'failed', 'cancelled']),
    step: z.enum(['reading', 'checking', 'saving', 'writing', 'undoing']),
    done: z.number().describe('Combien de lignes'),
    total: z.number().nullable().describe('Sur combien, dès que c’est connu'),
    report: importReport.nullable().describe('Ce qu’un import a trouvé et fait'),
    undo: z
      .object({ undone: z.number(), left: z.number() })
      .nullable()
      .describe('Combien de modifications d’un import sont annulées, et combien laissées'),
    problem: z.string().nullable().describe('Pourquoi il n’a pas abouti'),
    fileName: z
      .string()
      .nullable()
      .describe(
        'Le fichier d’un export, dès qu’il est prêt ; il attend une heure, celui d’un export programmé sept jours',
      ),
    fileSize: z.number().nullable().describe('Sa taille, en octets'),
    title: z.string().nullable().describe('Le nom du fichier d’un import'),
    isTrial: z.boolean().describe('Un essai, qui n’enregistre rien'),
    createdAt: z.string(),
    endedAt: z.string().nullable(),
  })
  .meta({ id: 'Job' });

/** A job as it is stored: `report` is what an import or its undoing did, `importId` the import that is taken back. */
export type Job = Omit<z.infer<typeof job>, 'report' | 'undo'> & {
  userId: string;
  report: Record<string, unknown> | null;
  importId: string | null;
};

/** A job as in responses; `unsaved`: the first rows of an import that are not saved. */
export const jobAnswer = (found: Job, unsaved: readonly number[] = []): z.infer<typeof job> =>
  job.parse({
    ...found,
    report: found.kind === 'import' && found.report ? { ...found.report, unsaved } : null,
    undo: found.kind === 'undo' ? found.report : null,
  });
