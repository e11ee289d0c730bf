import { administers } from '@karite/shared/accounts';
import { messagesOf } from '@karite/shared/resource';
import { orders } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isUuid } from '../../platform/database/uuid.ts';
import { WeakSecretError } from '../../platform/server/access/shop-secret.ts';
import { ApiError, notFound } from '../../platform/server/errors/api-error.ts';
import { beforeReady } from '../../platform/server/jobs/before-ready.ts';
import { lifeOf } from './link-life.ts';
import { type OrderLinks, orderLinks } from './order-link.ts';

/** Who may act on an order, for every feature that hangs on one. */
export type OrderAccess = {
  links: OrderLinks;
  /** How many days a link works. */
  days: number;
  /** Lets pass anyone who holds the order's key. Throws the same 404 for a wrong key and an unknown order, a 410 for an old key. */
  byKey(id: string, key: string): Promise<void>;
  /** Lets pass the order's signed-in owner, staff whose rights cover the call's method, or anyone who holds its key; throws as `byKey` does. */
  judge(request: FastifyRequest, id: string, key: string | null | undefined): Promise<void>;
};

declare module 'fastify' {
  interface FastifyInstance {
    orderAccess: OrderAccess;
  }
}

const missing = () => notFound(messagesOf(orders).notFound);

type Options = { secret?: string | undefined; days: number };

export const orderAccess = fp(
  async (app: FastifyInstance, { secret, days }: Options) => {
    const { database } = app;
    const links = orderLinks(database, secret);
    // A weak secret stops the start; a database that is away does not: the secret is read when it is back.
    beforeReady(app, () =>
      links.prepare().catch((error) => {
        if (error instanceof WeakSecretError) throw error;
        app.log.warn({ event: 'link secret not read', err: error }, 'link secret not read: the next link reads it');
      }),
    );
    const byKey = async (id: string, key: string) => {
      // The key is judged before anything is looked up: a wrong one and an unknown order are the same answer.
      const version = await links.versionOf(id, key);
      const life = version !== null && (await lifeOf(database, id, days));
      if (!life) throw missing();
      if (!life.isOpen || life.version !== version)
        throw new ApiError(410, 'link_expired', 'Ce lien a expiré. Écrivez-nous : nous vous en donnerons un nouveau.');
    };
    app.decorate('orderAccess', {
      links,
      days,
      byKey,
      async judge({ user, method }, id, key) {
        if (!isUuid(id)) throw missing();
        const isStaffs = administers(user, orders.name, method === 'GET' ? 'read' : 'update');
        if (user) {
          const owned = await database.execute(
            sql`select 1 from orders where id = ${id} and (${isStaffs} or user_id = ${user.id})`,
          );
          if (owned.rows.length > 0) return;
        }
        if (!key) throw missing();
        await byKey(id, key);
      },
    });
  },
  { name: 'order-access', dependencies: ['database', 'sessions'], fastify: '5.x' },
);
