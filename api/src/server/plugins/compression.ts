import { pipeline, Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { type Encoding, encodingFor, PACK_FROM_BYTES, pack, packStream } from '../http/pack.ts';

const COMPRESSIBLE = /^text\/(?!event-stream)|[+/](?:json|xml)(?:;|$)/;

/** How an answer is to be compressed; `null`: it goes as it is, or is compressed already. */
function encodingOf(request: FastifyRequest, reply: FastifyReply): Encoding | null {
  // A part of a file is counted in bytes of the file.
  if (reply.statusCode === 206 || reply.hasHeader('content-encoding')) return null;
  if (!COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? ''))) return null;
  return encodingFor(request.headers['accept-encoding'] ?? '');
}

function varyByEncoding(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary)) reply.header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
}

const compressed: onSendHookHandler<unknown> = (request, reply, payload, done) => {
  const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
  if (!(isText || payload instanceof Readable)) return done(null, payload);
  if (isText && Buffer.byteLength(payload) < PACK_FROM_BYTES) return done(null, payload);
  const encoding = encodingOf(request, reply);
  if (!encoding) return done(null, payload);
  varyByEncoding(reply);
  reply.header('content-encoding', encoding);
  // Of what is sent as it is read nobody knows how long it will be.
  reply.removeHeader('content-length');
  if (isText) pack[encoding](payload).then((bytes) => done(null, bytes), done);
  else
    done(
      null,
      pipeline(payload, packStream[encoding](), (error) => {
        if (error) request.log.warn({ err: error }, 'an answer broke off while it was compressed');
      }),
    );
};

/**
 * Compresses what is sent and is not compressed yet: pages and answers that are not kept, files as they are read. It comes
 * after all other hooks of a route, which see the answer as it was made.
 */
export function compression(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.onSend = [route.onSend ?? [], compressed].flat();
  });
}
