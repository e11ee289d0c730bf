import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The shop's own pages call the API without a network in between. */
export const isFromOutside = (request: FastifyRequest) => request.raw.socket instanceof Socket;

/** Whether a request brings a body. */
export const hasBody = ({ headers }: FastifyRequest): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
