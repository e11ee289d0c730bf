import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../database/database.ts';
import type { actions } from '../resource/actions.ts';
import type { hooks } from '../resource/hooks.ts';

/** Routes under `/api`; each says in `onRequest` who may call it (`app.access`), and its answer in `schema.response`. */
export type CustomRoutes = FastifyPluginAsyncZod<{ database: Database }>;

export type CustomApi = {
  /** By resource, Karité's and the shop's: run after Karité's own. */
  hooks?: ReturnType<typeof hooks>;
  /** A function for each declared action that says `run: true`. */
  actions?: ReturnType<typeof actions>;
  routes?: CustomRoutes;
};

/** All that a shop's server does besides: the default export of `custom/api/index.ts`. */
export const defineApi = (custom: CustomApi): CustomApi => custom;
