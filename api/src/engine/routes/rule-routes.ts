import type { FieldOf, ResourceShape } from '@karite/shared/resource';
import { inputSchema } from '@karite/shared/resource/validation';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { findMany } from '../list/find-page.ts';
import { listQueryOf } from '../list/list-query.ts';
import { judgeRule, ruleIn, ruleSql } from '../list/rule-sql.ts';

/** So many of what a rule finds are named while it is put together. */
const SHOWN = 12;

const found = z.object({ total: z.number().int(), ids: z.array(z.uuid()) });

/**
 * `POST /{resource}/{field}/found` of each rule of a resource: the number of its matches, and the first of them, for its
 * editor. Errors are reported as by a save.
 */
export function ruleRoutes(app: FastifyInstance, database: Database, resource: ResourceShape) {
  for (const [name, field] of Object.entries(resource.fields))
    if (field.kind === 'rule') ruleRoute(app, database, resource, name, field);
}

function ruleRoute(
  app: FastifyInstance,
  database: Database,
  resource: ResourceShape,
  name: string,
  field: FieldOf<'rule'>,
) {
  const alone: ResourceShape = {
    ...resource,
    access: { create: 'admin' },
    fields: { [name]: Object.assign({ ...field }, { required: 'Ajoutez une condition' }) },
  };
  app.withTypeProvider<ZodTypeProvider>().post(
    `/${resource.name}/${name}/found`,
    {
      onRequest: app.access.administers(resource, 'read'),
      schema: {
        tags: [resource.label.many],
        summary: `Essayer : ${field.label}`,
        body: inputSchema(alone, 'create'),
        response: { 200: found },
      },
    },
    async ({ body }) => {
      const rule = ruleIn(body, name);
      if (!rule) return { total: 0, ids: [] };
      judgeRule(name, field, rule);
      const query = listQueryOf(field.of, { _start: '0', _end: String(SHOWN), fields: ['id'] });
      const { rows, total } = await findMany(database, field.of, query, ruleSql(field, rule));
      return { total, ids: rows.map(({ id }) => id) };
    },
  );
}
