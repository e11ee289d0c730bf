import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { firstRow } from '../../platform/database/rows.ts';
import type { FirstStep } from '../../platform/server/first-step.ts';

/** A shop is new until so many orders are completed. */
const NEW_ORDERS = 10;

const tags = ['Premiers pas'];
const hidden = z.strictObject({ isHidden: z.boolean('Oui ou non attendu') });
const state = z
  .object({
    isNew: z.boolean().describe(`Moins de ${NEW_ORDERS} commandes terminées`),
    isHidden: z.boolean(),
    steps: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        help: z.string(),
        to: z.string().describe('L’adresse où c’est à faire, sous /admin/'),
        isDone: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'FirstSteps' });

type Found = { isNew: boolean; isHidden: boolean; done: boolean[] };

/** What a new shop has still to see to, read off what is stored and configured (R1581). */
export const firstStepsRoutes: FastifyPluginAsyncZod<{ database: Database; steps: readonly FirstStep[] }> = async (
  app,
  { database, steps },
) => {
  const read = async (): Promise<z.infer<typeof state>> => {
    const conditions = steps.map(({ isDone }) => sql`(${isDone})::boolean`);
    const found = await database.execute<Found>(sql`
      select (select count(*) from (select from orders where status = 'completed' limit ${NEW_ORDERS}) done) < ${NEW_ORDERS} as "isNew",
        exists (select from first_steps_hidden) as "isHidden",
        array[${sql.join(conditions, sql`, `)}]::boolean[] as done`);
    const { isNew, isHidden, done } = firstRow(found);
    return {
      isNew,
      isHidden,
      steps: steps.map(({ key, label, help, to }, index) => ({ key, label, help, to, isDone: done[index] ?? false })),
    };
  };

  app.get(
    '/first-steps',
    {
      onRequest: app.access.admin,
      schema: { tags, summary: 'Lire les premiers pas de la boutique', response: { 200: state } },
    },
    read,
  );

  app.put(
    '/first-steps/hidden',
    {
      onRequest: app.access.admin,
      schema: {
        tags,
        summary: 'Masquer les premiers pas, ou les montrer de nouveau',
        body: hidden,
        response: { 200: hidden },
      },
    },
    async ({ body }) => {
      await database.execute(
        body.isHidden
          ? sql`insert into first_steps_hidden (name) values ('shop') on conflict do nothing`
          : sql`delete from first_steps_hidden`,
      );
      return body;
    },
  );
};
