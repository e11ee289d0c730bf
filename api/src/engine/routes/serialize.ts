import { grantsOn } from '@karite/shared/access';
import { administers } from '@karite/shared/accounts';
import type { ResourceShape } from '@karite/shared/resource';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { readableBy } from '../read/granted.ts';
import type { StoredRecord } from '../read/read.ts';
import { hooksOf } from '../write/hooks.ts';

/** A record as who asks may see it: what they may read, and of a customer's own what its hook `forOwner` leaves. */
export function serializeFor(
  app: FastifyInstance,
  user: SignedIn | null,
  resource: ResourceShape,
  row: StoredRecord,
): StoredRecord {
  const { forOwner } = hooksOf(app, resource);
  const isOwners = !administers(user, resource.name, 'read');
  return readableBy(user, resource, isOwners && forOwner ? forOwner(row) : row);
}

/**
 * Sends JSON as it is: its text is made of what the declaration says, and no schema has anything to take from it.
 */
export const sendJson = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(text);

/**
 * Sends a record to who has written it, as they may see it; whether they may at all is known of the record alone. Who may
 * not (a token that only writes) is told its id.
 */
export function sendWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  resource: ResourceShape,
  row: StoredRecord,
): FastifyReply {
  const { server, user } = request;
  request.recordVersion = row.rowVersion;
  return grantsOn(user, resource, 'read', row).length > 0
    ? reply.send(serializeFor(server, user, resource, row))
    : sendJson(reply, JSON.stringify({ id: row.id }));
}
