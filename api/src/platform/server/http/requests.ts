import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The shop's own pages call the API without a network in between. */
export const isFromOutside = (request: FastifyRequest) => request.raw.socket instanceof Socket;

/** A method that never has its body read. */
export const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Whether a request brings a body. */
export const hasBody = ({ headers }: FastifyRequest): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;

/** Whether a request brings a body that its route waits for. */
export const awaitsBody = (request: FastifyRequest): boolean => !isReading(request.method) && hasBody(request);

/** Whether a request brings a form, which may hold files. */
export const isForm = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
