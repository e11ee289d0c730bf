import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '../errors/api-error.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** A refusal that no route makes: the request never reached one. */
export type Refusal = { status: number; error: ErrorCode; message: string };

export const TOO_SLOW: Refusal = {
  status: 408,
  error: 'unavailable',
  message: 'La requête a mis trop de temps à arriver',
};
export const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: 'payload_too_large', message: 'Les en-têtes sont trop volumineux' },
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
};
export const NOT_HTTP: Refusal = { status: 400, error: 'validation', message: 'Requête illisible' };
export const UNEXPECTED: Refusal = { status: 417, error: 'validation', message: 'Attente non prise en charge' };

export const headersOf = (body: string) => ({
  ...SECURITY_HEADERS,
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  connection: 'close',
});
export const bodyOf = ({ status, error, message }: Refusal) =>
  JSON.stringify({ statusCode: status, error, message, requestId: randomUUID() });

/** A whole answer, written on the connection itself, which it ends. */
export function endWith(socket: Duplex, refusal: Refusal): void {
  const body = bodyOf(refusal);
  const lines = Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${body}`);
}
