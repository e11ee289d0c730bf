import { randomUUID } from 'node:crypto';
import { type Server, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ConnectionError, FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError, type ErrorCode } from '../errors/api-error.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** A connection that has not said what it wants by then is cut; also one that never said a word, in ms. */
const HEADERS_MS = 10_000;
/** An order or a sign-in is 2 kB and arrives in a second over 2G; one that comes byte by byte is cut, in ms. */
const BODY_MS = 20_000;
/** An administrator's picture of 10 MB over a 3G line of 300 kbit/s takes four minutes and a half, in ms. */
const UPLOAD_MS = 300_000;
/** Nothing moves, either way, in ms: a reader who stopped reading. */
const SILENCE_MS = 120_000;
/** Longer than the minute that proxies keep theirs: the proxy closes first, and never sends into a closing line, in ms. */
const KEEP_ALIVE_MS = 65_000;
/** How often late connections are looked for, in ms: how much later than said they are cut. */
const LOOK_EVERY_MS = 2_000;

/** The longest address, in characters: a cart of 100 lines asks for its products in 4 000. */
export const LONGEST_ADDRESS = 8_000;

type Refusal = { status: number; error: ErrorCode; message: string };

const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: 'payload_too_large', message: 'Les en-têtes sont trop volumineux' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: 'unavailable', message: 'La requête a mis trop de temps à arriver' },
};
const NOT_HTTP: Refusal = { status: 400, error: 'validation', message: 'Requête illisible' };
const UNEXPECTED: Refusal = { status: 417, error: 'validation', message: 'Attente non prise en charge' };

const headersOf = (body: string) => ({
  ...SECURITY_HEADERS,
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  connection: 'close',
});
const bodyOf = ({ status, error, message }: Refusal) =>
  JSON.stringify({ statusCode: status, error, message, requestId: randomUUID() });

/** A whole answer, written on the connection itself, which it ends. */
function endWith(socket: Duplex, refusal: Refusal): void {
  const body = bodyOf(refusal);
  const lines = Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${body}`);
}

/** What is not a request never reaches a route: it is refused here, in the shape and with the headers of any refusal. */
function refuseByHand(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
  const { _httpMessage: begun } = socket as Socket & { _httpMessage?: { headersSent: boolean } | null };
  // Gone, or in the middle of an answer, where a second one would be read as part of the first.
  if (error.code === 'ECONNRESET' || !socket.writable || begun?.headersSent) return void socket.destroy();
  this.log.info({ code: error.code }, 'not a request');
  endWith(socket, REFUSALS[error.code] ?? NOT_HTTP);
}

/** How long each part of a request may take (promise P26), and what answers when there is none (P35). */
export const connectionOptions = {
  http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: LOOK_EVERY_MS, requireHostHeader: false },
  requestTimeout: UPLOAD_MS,
  connectionTimeout: SILENCE_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  clientErrorHandler: refuseByHand,
} satisfies FastifyHttpOptions<Server>;

/** The shop's own pages call the API without a line in between. */
export const isFromOutside = (request: FastifyRequest) => request.raw.socket instanceof Socket;

/** Whether a request brings a body. */
export const hasBody = ({ headers }: FastifyRequest): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;

function cut(request: FastifyRequest, reply: FastifyReply): void {
  const isUpload = request.user?.role === 'admin' && request.isMultipart();
  if (request.raw.complete || (isUpload && !reply.sent)) return;
  if (reply.sent) request.raw.destroy();
  else
    reply
      .header('connection', 'close')
      .send(new ApiError(408, 'unavailable', REFUSALS.ERR_HTTP_REQUEST_TIMEOUT!.message));
}

/** Cuts bodies that do not arrive; only an administrator's pictures may take as long as a connection may last. */
export const connections = fp(async (app) => {
  app.server.on('checkExpectation', (_request, response) => {
    const body = bodyOf(UNEXPECTED);
    response.writeHead(UNEXPECTED.status, headersOf(body)).end(body);
  });
  // CONNECT, which asks for a proxy: Node would cut the connection without a word.
  app.server.on('connect', (_request, socket) => {
    socket.on('error', () => undefined);
    endWith(socket, NOT_HTTP);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.raw.httpVersion === '1.1' && !request.headers.host)
      throw new ApiError(400, 'validation', 'Requête invalide');
    if (request.url.length > LONGEST_ADDRESS)
      throw new ApiError(414, 'payload_too_large', `L'adresse est trop longue : ${LONGEST_ADDRESS} caractères au plus`);
    if (!hasBody(request) || !isFromOutside(request)) return;
    const timer = setTimeout(cut, BODY_MS, request, reply);
    request.raw.once('close', () => clearTimeout(timer));
  });
});
