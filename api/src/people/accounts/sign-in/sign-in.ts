import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { openSession } from '../../../platform/server/access/session-store.ts';
import { ownAccount, readOwnAccount } from '../account-store.ts';
import { deviceOf } from './device.ts';
import { notePlace } from './sign-in-places.ts';

/** The response to a successful sign-in, by any method. */
export const session = z.object({ access_token: z.string(), user: ownAccount }).meta({ id: 'Session' });

/** Opens a session for an account, which from now on knows the place (R910). Throws a 401 when it was deleted meanwhile. */
export async function signIn(database: Database, request: FastifyRequest, reply: FastifyReply, id: string) {
  const access_token = await openSession(database, id, deviceOf(request.headers['user-agent'] ?? ''));
  const user = await readOwnAccount(database, id, request.server.shopTimeZone);
  await notePlace(database, request, reply, id);
  return { access_token, user };
}
