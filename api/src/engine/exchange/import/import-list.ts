import { administers, isAdmin } from '@karite/shared/accounts';
import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { moment } from '../../../platform/database/moment.ts';
import type { SignedIn } from '../../../platform/server/access/signed-in.ts';
import { job } from '../jobs/job.ts';

/** An import as it is listed. */
export const listed = z
  .object({
    id: z.string(),
    resource: z.string(),
    title: z.string().nullable().describe('Le nom du fichier'),
    email: z.string().nullable().describe('Par qui ; `null` : un compte supprimé'),
    isMine: z.boolean(),
    state: job.shape.state,
    problem: z.string().nullable().describe('Pourquoi il n’a pas abouti'),
    createdAt: z.string(),
    created: z.number(),
    updated: z.number(),
    unsaved: z.number().describe('Lignes sans faute qui ne sont pas enregistrées'),
    refused: z.number().describe('Lignes refusées, 200 au plus'),
    undo: z
      .object({ id: z.string(), state: job.shape.state, email: z.string().nullable(), endedAt: z.string().nullable() })
      .nullable()
      .describe('La dernière annulation'),
    there: z.number().describe('Ce qui reste de ce qu’il a fait'),
    left: z.number().describe('Dont laissé par l’annulation, avec la raison'),
    mayUndo: z.boolean().describe('Vous pouvez l’annuler maintenant'),
  })
  .meta({ id: 'Import' });
/** A change that an import made and that was not taken back, with the reason. */
export const left = z
  .object({
    row: z.number().describe('La ligne du fichier'),
    recordId: z.string(),
    name: z.string().nullable(),
    action: z.string(),
    reason: z.string(),
  })
  .meta({ id: 'LeftChange' });

export type ListedImport = Omit<z.infer<typeof listed>, 'mayUndo'>;

/** Imports that somebody may see: of resources that they may import into, their own, or for administrators everybody's. */
function seenBy(by: SignedIn, resources: readonly ResourceShape[]): SQL {
  const names = resources.filter(({ name }) => administers(by, name, 'update')).map(({ name }) => name);
  return sql`it.kind = 'import' and not it.is_trial and it.resource = any(${sql.param(names)}::text[])
    ${isAdmin(by) ? sql`` : sql`and it.user_id = ${by.id}::uuid`}`;
}

/** The figures of a report, once an import has begun to save: before that it predicts them. */
const counted = (name: string) => sql`case when saves then coalesce((report->>${name}::text)::int, 0) else 0 end`;

/** Imports, the newest first: of one resource or of all, or one by its id. */
export async function listImports(
  database: Executor,
  by: SignedIn,
  resources: readonly ResourceShape[],
  { resource, id }: { resource?: string | undefined; id?: string },
  { start, most }: { start: number; most: number },
): Promise<{ rows: ListedImport[]; total: number }> {
  const where = sql`${seenBy(by, resources)}
    ${resource === undefined ? sql`` : sql`and it.resource = ${resource}`} ${id === undefined ? sql`` : sql`and it.id = ${id}`}`;
  const { rows } = await database.execute<ListedImport>(sql`
    with page as (
      select *, coalesce((report->>'isSaved')::boolean or (report->>'unsavedCount')::int > 0, false) as saves
      from jobs it where ${where} order by created_at desc, id limit ${most} offset ${start}
    )
    select page.id, page.resource, page.title, users.email, page.user_id = ${by.id}::uuid as "isMine",
      page.state, page.problem, ${moment(sql`page.created_at`)} as "createdAt",
      ${counted('created')} as created, ${counted('updated')} as updated,
      coalesce((report->>'unsavedCount')::int, 0) as unsaved,
      (select count(distinct problem.value->'row')::int from jsonb_array_elements(coalesce(report->'problems', '[]')) problem(value)) as refused,
      undo.entry as undo, changes.there, changes.left
    from page left join users on users.id = page.user_id
    left join lateral (
      select jsonb_build_object('id', it.id, 'state', it.state, 'email', undoer.email,
        'endedAt', ${moment(sql`it.ended_at`)}) as entry
      from jobs it left join users undoer on undoer.id = it.user_id
      where it.import_id = page.id order by it.created_at desc limit 1
    ) undo on true
    cross join lateral (
      select count(*)::int as there, count(reason)::int as left from import_changes where job_id = page.id
    ) changes
    order by page.created_at desc, page.id`);
  const counts = await database.execute<{ total: number }>(
    sql`select count(*)::int as total from jobs it where ${where}`,
  );
  return { rows, total: counts.rows[0]?.total ?? 0 };
}

/** What of an import was left when somebody had it taken back, by the rows of its file. */
export async function leftOf(
  database: Executor,
  importId: string,
  { display }: ResourceShape,
  { start, most }: { start: number; most: number },
): Promise<{ rows: z.infer<typeof left>[]; total: number }> {
  const { rows } = await database.execute<z.infer<typeof left>>(sql`
    select it.number as row, audit.record_id as "recordId", audit.after->>${display}::text as name, audit.action, it.reason
    from import_changes it join audit on audit.id = it.entry_id
    where it.job_id = ${importId} and it.reason is not null order by it.number limit ${most} offset ${start}`);
  const counts = await database.execute<{ total: number }>(
    sql`select count(reason)::int as total from import_changes where job_id = ${importId}`,
  );
  return { rows, total: counts.rows[0]?.total ?? 0 };
}
