import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf, newToken } from './secret-token.ts';

/** Names a browser, for as long as it keeps it. It grants nothing: it tells where guesses and votes come from. */
const COOKIE = 'appareil';
const YEAR_S = 365 * 24 * 3_600;

type Caller = Pick<FastifyRequest, 'headers'>;

const deviceIn = ({ headers }: Caller): string | undefined =>
  /(?:^|;\s*)appareil=([A-Za-z0-9_-]{43})(?:;|$)/.exec(headers.cookie ?? '')?.[1];

const ofDevice = (device: string) => hashOf(`device:${device}`);

/** The browser that calls, by the hash of its name; `null` where it has none. */
export function deviceHashOf(request: Caller): string | null {
  const device = deviceIn(request);
  return device ? ofDevice(device) : null;
}

/** The same, after naming a browser without a name, and for another year. */
export function nameDevice(request: FastifyRequest, reply: FastifyReply): string {
  const device = deviceIn(request) ?? newToken();
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${COOKIE}=${device}; Path=/api; Max-Age=${YEAR_S}; SameSite=Lax; HttpOnly${secure}`);
  return ofDevice(device);
}
