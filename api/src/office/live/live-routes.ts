import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { outOfScope } from '../../platform/server/access/api-tokens.ts';
import { hashOf } from '../../platform/server/access/secret-token.ts';
import { notGranted, type SignedIn, signedIn, tokenOf } from '../../platform/server/access/signed-in.ts';
import { ApiError, notFound } from '../../platform/server/errors/api-error.ts';
import { liveResources } from './live-plugin.ts';
import { hears, LiveStream } from './live-stream.ts';
import { gone, seen } from './presence.ts';

const params = z.object({ resource: z.string().max(64), id: z.string().max(64) });
const tags = ['En direct'];

/** A member of staff in a browser: programs use webhooks. */
function inBrowser(request: FastifyRequest): SignedIn {
  const actor = signedIn(request);
  if (actor.token) throw outOfScope('Cette adresse est fermée aux jetons d’accès');
  return actor;
}

/** The stream of what happens, and who has which record open. */
export const liveRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  const notified = liveResources(app.resources);
  const onRequest = app.access.staff;

  /** The record that a client reports as open. Throws where the caller may not read it, or where it has no live events. */
  const placeOf = (request: FastifyRequest, { resource: name, id }: z.infer<typeof params>) => {
    const actor = inBrowser(request);
    const resource = notified.find((each) => each.name === name);
    if (!resource || !isUuid(id)) throw notFound();
    if (!hears(actor, resource)) throw notGranted();
    return { resource: name, record: id, userId: actor.id };
  };

  // Not in the contract: its clients ask, and this one is listened to. No HEAD either: it would listen for ever.
  app.get('/live', { onRequest, exposeHeadRoute: false, schema: { hide: true } }, async (request, reply) => {
    const stream = new LiveStream(hashOf(tokenOf(request)), inBrowser(request));
    if (!request.headers.accept?.includes('text/event-stream'))
      throw new ApiError(406, 'validation', 'Cette adresse ne répond que par un flux (Accept: text/event-stream)');
    app.live.add(stream);
    reply.raw.once('close', () => stream.body.destroy());
    // Who has this answer misses nothing that comes after it.
    await stream.opened;
    return reply
      .type('text/event-stream; charset=utf-8')
      .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
      .send(stream.body);
  });

  app.put(
    '/presence/:resource/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Dire que l’on a un élément ouvert',
        description: 'À redire toutes les 20 secondes ; répond qui d’autre l’a ouvert.',
        params,
        body: z.strictObject({ isEditing: z.boolean() }),
        response: { 200: z.array(z.object({ email: z.string(), isEditing: z.boolean() })) },
      },
    },
    async (request, reply) => {
      const others = await seen(database, placeOf(request, request.params), request.body.isEditing);
      reply.header('x-total-count', others.length);
      return others;
    },
  );

  app.delete(
    '/presence/:resource/:id',
    {
      onRequest,
      schema: { tags, summary: 'Dire que l’on a fermé un élément', params, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await gone(database, placeOf(request, request.params));
      return reply.code(204).send(null);
    },
  );
};
