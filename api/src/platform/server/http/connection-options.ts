import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyHttpOptions, FastifyInstance } from 'fastify';
import { endWith, NOT_HTTP, REFUSALS } from './bare-answers.ts';

/** A connection that has sent no complete request by then is closed; so is a silent one, in ms. */
const HEADERS_MS = 10_000;
/** An administrator's picture of 10 MB over a 3G line of 300 kbit/s takes four minutes and a half, in ms. */
const UPLOAD_MS = 300_000;
/** Nothing moves, either way, in ms: a reader who stopped reading. */
const SILENCE_MS = 120_000;
/** Longer than the minute that proxies keep theirs: the proxy closes first, and never sends into a closing line, in ms. */
const KEEP_ALIVE_MS = 65_000;
/** How often late connections are checked, in ms. */
const POLL_EVERY_MS = 2_000;

/** What is not a request never reaches a route: it is refused here, in the shape and with the headers of any refusal. */
function refuseByHand(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
  // Node's own note of the answer under way on a connection, which its types leave out.
  const { _httpMessage: begun }: Socket & { _httpMessage?: { headersSent: boolean } | null } = socket;
  // Gone, or in the middle of an answer, where a second one would be read as part of the first.
  if (error.code === 'ECONNRESET' || !socket.writable || begun?.headersSent) return void socket.destroy();
  this.log.info({ code: error.code }, 'not a request');
  endWith(socket, REFUSALS[error.code] ?? NOT_HTTP);
}

/** How long each part of a request may take (guarantee P26), and what answers when there is none (P35). */
export const connectionOptions = {
  http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: POLL_EVERY_MS, requireHostHeader: false },
  requestTimeout: UPLOAD_MS,
  connectionTimeout: SILENCE_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  clientErrorHandler: refuseByHand,
} satisfies FastifyHttpOptions<Server>;
