import type { ResourceShape } from '@karite/shared/resource';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ApiError, invalid, notFound } from '../errors/api-error.ts';
import { databaseError } from '../errors/database-error.ts';
import { statusOf } from '../errors/status-of.ts';
import { plainPage } from '../http/plain-page.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';

const UNKNOWN_FIELD = 'Champ inconnu';

/** What Fastify itself refuses, in French. */
const REFUSALS: Record<number, [ApiError['code'], string]> = {
  400: ['validation', 'Requête invalide'],
  404: ['not_found', 'Introuvable'],
  408: ['unavailable', 'La requête a mis trop de temps à arriver'],
  413: ['payload_too_large', 'Le contenu envoyé est trop volumineux'],
  415: ['unsupported_media_type', 'Type de contenu non pris en charge'],
};

/** One message by field; unknown keys are listed one by one. */
function fieldsOf(issues: readonly FastifySchemaValidationError[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.instancePath.split('/').filter(Boolean);
    const { keys } = issue.params;
    const unknown = issue.keyword === 'unrecognized_keys' && Array.isArray(keys) ? keys : [];
    for (const key of unknown) fields[[...path, key].join('.')] = UNKNOWN_FIELD;
    if (unknown.length === 0) fields[path.join('.') || 'body'] ??= issue.message ?? 'Valeur invalide';
  }
  return fields;
}

function translate(error: unknown, resources: readonly ResourceShape[]): ApiError | null {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = fieldsOf(error.validation);
    const [[first, message] = ['', 'Requête invalide']] = Object.entries(fields);
    return invalid(fields, message === UNKNOWN_FIELD ? `${UNKNOWN_FIELD} : ${first}` : message);
  }
  const fromDatabase = databaseError(error, resources);
  if (fromDatabase) return fromDatabase;
  const status = statusOf(error);
  const refusal = REFUSALS[status];
  if (refusal) return new ApiError(status, ...refusal);
  return status >= 400 && status < 500 ? new ApiError(status, 'validation', 'Requête invalide') : null;
}

/** Whether somebody opens a page, and no program calls. */
const opensPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '') && !/^\/(api|media|assets)(\/|$)/.test(url);

function send(error: ApiError, request: FastifyRequest, reply: FastifyReply) {
  const { fields, more, headers } = error.details;
  reply.code(error.statusCode).headers({ 'cache-control': 'no-store', ...headers });
  if (opensPage(request)) {
    const title = error.statusCode === 503 ? 'Un instant' : 'Page indisponible';
    const page = { title, text: error.message, againAfter: Number(headers?.['retry-after']) || undefined };
    return reply.type('text/html; charset=utf-8').send(plainPage(page));
  }
  return reply
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      statusCode: error.statusCode,
      error: error.code,
      message: error.message,
      ...(fields && { fields }),
      requestId: request.id,
      ...more,
    });
}

/** An address that can't be read is refused before any hook runs: the same shape and headers by hand. */
export function unreadableAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(SECURITY_HEADERS);
  send(new ApiError(400, 'validation', 'Adresse illisible'), request, reply);
}

/** One shape for every refusal: `{ statusCode, error, message, fields?, requestId }`, in French, without a stack. */
export const errors = fp(
  async (app: FastifyInstance) => {
    app.setErrorHandler((error, request, reply) => {
      const cached = translate(error, app.resources);
      const event = cached?.details.event;
      if (event) request.logEvent(event.name, event.details);
      // No stacks: for hundreds of refusals they would be the same, and cost more than the refusals.
      if (cached?.isOverload) request.log.warn('request refused: too much to do');
      else if (!cached || cached.statusCode >= 500) request.log.error({ err: error }, 'request failed');
      return send(
        cached ?? new ApiError(500, 'internal', 'Une erreur est survenue. Veuillez réessayer.'),
        request,
        reply,
      );
    });
    app.setNotFoundHandler((request, reply) => {
      const what = ['GET', 'HEAD'].includes(request.method) ? 'adresse' : 'opération';
      return send(notFound(`Cette ${what} n’existe pas`), request, reply);
    });
  },
  { name: 'errors', dependencies: ['resources', 'request-log'], fastify: '5.x' },
);
