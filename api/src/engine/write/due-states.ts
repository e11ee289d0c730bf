import type { FieldOf, ResourceShape } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import { columnName } from '../../platform/database/names.ts';
import { defineTask, EVERY_MINUTE, type Shop } from '../../platform/tasks/define-task.ts';
import { identifier } from '../kinds/sql-parts.ts';
import { changeIn, lock, type Writer, write } from './write.ts';

/** The most records of a state that one run changes. */
const MOST = 1_000;

type Due = { name: string; from: string; to: string; at: string };

const dueOf = ([name, field]: [string, FieldOf<'state'>]): Due[] =>
  Object.entries(field.due ?? {}).map(([from, { to, at }]) => ({ name, from, to, at }));

const statesOf = ({ fields }: ResourceShape) =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === 'state' ? dueOf([name, field]) : []));

/** The records whose moment has come. */
const isDue = ({ name, from, at }: Due) =>
  sql`it.${identifier(columnName(name))} = ${from} and it.${identifier(columnName(at))} <= now()`;

/** Moves on the records of one state whose moment has come; one that fails hinders no other, and is tried again. */
async function moveOn({ app, database, signal }: Shop, resource: ResourceShape, due: Due): Promise<void> {
  const table = identifier(resource.name);
  const found = await database.execute<{ id: string }>(
    sql`select it.id from ${table} it where ${isDue(due)} order by it.id limit ${MOST}`,
  );
  const writer: Writer = { app, database, resource, by: null };
  for (const { id } of found.rows) {
    if (signal.aborted) return;
    await write(writer, async (transaction) => {
      const before = await lock(transaction, resource, id);
      const still = await transaction.execute(sql`select from ${table} it where it.id = ${id} and ${isDue(due)}`);
      if (before && still.rows.length > 0) await changeIn(transaction, writer, before, { [due.name]: due.to });
    }).catch((error) => app.log.error({ err: error, resource: resource.name, id }, 'a due state was not entered'));
  }
}

/** The declared states that end at a moment (`due` of a `state`): at most a minute later (R2172). */
export const dueStateTasks = [
  defineTask({
    name: 'move-due-states',
    label: 'Publier ce qui est prévu pour maintenant',
    schedule: EVERY_MINUTE,
    async run(shop) {
      for (const resource of shop.app.resources)
        for (const due of statesOf(resource)) await moveOn(shop, resource, due);
    },
  }),
];
