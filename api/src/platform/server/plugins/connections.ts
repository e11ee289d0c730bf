import { isStaff } from '@karite/shared/accounts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../errors/api-error.ts';
import { bodyOf, endWith, headersOf, NOT_HTTP, TOO_SLOW, UNEXPECTED } from '../http/bare-answers.ts';
import { hasBody, isForm, isFromOutside } from '../http/requests.ts';

/** An order or a sign-in is 2 kB and arrives in a second over 2G; one that comes byte by byte is cut, in ms. */
const BODY_MS = 20_000;
/** The longest address, in characters: a cart of 100 lines requests its products in 4 000. */
export const LONGEST_ADDRESS = 8_000;

function cut(request: FastifyRequest, reply: FastifyReply): void {
  const isUpload = isStaff(request.user) && isForm(request);
  if (request.raw.complete || (isUpload && !reply.sent)) return;
  if (reply.sent) request.raw.destroy();
  else reply.header('connection', 'close').sendInstead(new ApiError(408, 'unavailable', TOO_SLOW.message));
}

/** Cuts bodies that do not arrive; only an administrator's pictures may take as long as a connection may last. */
export const connections = fp(
  async (app: FastifyInstance) => {
    app.server.on('checkExpectation', (_request, response) => {
      const body = bodyOf(UNEXPECTED);
      response.writeHead(UNEXPECTED.status, headersOf(body)).end(body);
    });
    // CONNECT, a request for a proxy: Node would close the connection without a response.
    app.server.on('connect', (_request, socket) => {
      socket.on('error', () => undefined);
      endWith(socket, NOT_HTTP);
    });
    app.addHook('onRequest', (request, reply, done) => {
      if (request.raw.httpVersion === '1.1' && !request.headers.host)
        throw new ApiError(400, 'validation', 'Requête invalide');
      if (request.url.length > LONGEST_ADDRESS)
        throw new ApiError(
          414,
          'payload_too_large',
          `L’adresse est trop longue : ${LONGEST_ADDRESS} caractères au plus`,
        );
      if (hasBody(request) && isFromOutside(request)) {
        const timer = setTimeout(cut, BODY_MS, request, reply);
        request.raw.once('close', () => clearTimeout(timer));
      }
      done();
    });
  },
  { name: 'connections', dependencies: ['one-answer'], decorators: { request: ['user'] }, fastify: '5.x' },
);
