import { ownPathOr } from '@karite/shared/links';
import { paths } from '@karite/shared/paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The shopper's own choice: `oui` or `non`; absent, the browser's network hint decides. */
const COOKIE = 'economie';
const YEAR_S = 365 * 24 * 3600;

/** The headers that a page depends on besides its address, and the network hint that browsers are requested to send. */
export const SAVER_HEADERS = { vary: 'Save-Data, ECT, Cookie', 'accept-ch': 'ECT' };

/** Whether a page shall cost little: the shopper's choice, else `Save-Data: on` or a 2G network. */
export function wantsLess({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const chosen = /(?:^|;\s*)economie=(oui|non)(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  if (chosen) return chosen === 'oui';
  return headers['save-data'] === 'on' || /^(slow-)?2g$/.test(String(headers.ect ?? ''));
}

/** The page of the switch; the home page when the browser sends none, or another shop's. */
function pageBefore({ headers }: FastifyRequest): string {
  try {
    const { host, pathname, search } = new URL(headers.referer ?? '');
    return host === headers.host ? ownPathOr(pathname + search, '/') : '/';
  } catch {
    return '/';
  }
}

/** Where the switch « Économiser mes données » leads: keeps the choice, and goes back. A preference, of no harm to whom it is sent. */
export async function saverRoute(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: { choix?: unknown } }>(paths.dataSaver, { schema: { hide: true } }, async (request, reply) => {
    const choice = request.query.choix === 'oui' ? 'oui' : 'non';
    const secure = request.protocol === 'https' ? '; Secure' : '';
    return reply
      .header('set-cookie', `${COOKIE}=${choice}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax; HttpOnly${secure}`)
      .header('cache-control', 'no-store')
      .redirect(pageBefore(request), 303);
  });
}
