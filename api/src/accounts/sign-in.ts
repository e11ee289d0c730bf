import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { openSession } from '../server/access/session-store.ts';
import { ownAccount, readOwnAccount } from './account-store.ts';
import { deviceOf } from './device.ts';

/** What whoever has shown to be an account's owner gets, whichever way. */
export const session = z.object({ access_token: z.string(), user: ownAccount }).meta({ id: 'Session' });

/** Opens a session for an account. Throws a 401 when it was deleted meanwhile. */
export const signIn = async (
  database: Database,
  { headers, server }: Pick<FastifyRequest, 'headers' | 'server'>,
  id: string,
) => ({
  access_token: await openSession(database, id, deviceOf(headers['user-agent'] ?? '')),
  user: await readOwnAccount(database, id, server.shopTimeZone),
});
