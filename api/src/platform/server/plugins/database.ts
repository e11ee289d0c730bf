import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from '../../database/database.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The shop's database: the primary, which plugins read and write. */
    database: Database;
  }
}

/** Decorates the app with the database; who opened it closes it. */
export const database = fp(
  async (app: FastifyInstance, options: { database: Database }) => {
    app.decorate('database', options.database);
  },
  { name: 'database', fastify: '5.x' },
);
