import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Executor } from '../../database/database.ts';
import type { Replica } from '../../database/replica.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The server that reads for the primary; `null` where there is none. */
    replica: Replica | null;
    /** What reads for one request: the replica where it shows all that was written so far, else the primary. */
    readDatabase(): Executor;
  }
  interface FastifyRequest {
    /** The same for public data; for signed-in callers it is the primary. */
    readDatabase: Executor;
  }
}

/** Who answers what is only read: never money, stock, orders or sessions. */
export const readReplica = fp(
  async (app: FastifyInstance, { replica }: { replica: Replica | null }) => {
    const { database } = app;
    app.decorate('replica', replica);
    app.decorate('readDatabase', () => replica?.executor() ?? database);
    app.decorateRequest('readDatabase', {
      getter() {
        return this.headers.authorization === undefined ? app.readDatabase() : database;
      },
    });
  },
  { name: 'read-replica', dependencies: ['database'], fastify: '5.x' },
);
