import { grantsOn } from '@karite/shared/access';
import { administers } from '@karite/shared/accounts';
import type { ResourceShape } from '@karite/shared/resource';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { readableBy } from '../read/granted.ts';
import type { StoredRecord } from '../read/read.ts';
import { hooksOf } from '../write/hooks.ts';

/** A record for the caller: the fields that they may read, and of a customer's own what its hook `forOwner` leaves. */
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

/** Sends JSON text unchanged: it is built from the declaration, and needs no serialization schema. */
export const sendJson = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(text);

/**
 * Sends a record to its writer, as they may see it; the check needs the record alone. A caller without read access (a token
 * that only writes) gets its id.
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
