import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { z } from 'zod';
import { ERROR_CODES } from '../errors/api-error.ts';

/** Every refusal of the API, as plugins/errors.ts sends it. */
export const apiError = z
  .object({
    statusCode: z.number().int(),
    error: z.enum(ERROR_CODES).describe('Le code, stable, pour les programmes'),
    message: z.string().describe('Le message, en français, pour les personnes'),
    fields: z.record(z.string(), z.string()).optional().describe('Un message par champ'),
    requestId: z.string(),
  })
  .meta({ id: 'ApiError' });

export type RouteSchema = FastifySchema & { response?: Record<string, unknown> };

const json = (description: string, schema: unknown) => ({ description, content: { 'application/json': { schema } } });
const refusal = (description: string) => json(description, apiError);

/** `patch`, `/api/orders/:id/status` → `patchOrdersByIdStatus`: one name a route, without anybody choosing it. */
function operationId(method: string, url: string): string {
  const words = url
    .replace(/^\/api/, '')
    .replace(/:(\w+)/g, 'by-$1')
    .split(/[^a-zA-Z0-9]+/)
    .filter(Boolean);
  return [method.toLowerCase(), ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
}

const TOTAL = { type: 'integer', description: 'Combien répondent à la demande, toutes pages comprises' };

/** An answer as the document shows it; a list also says how many there are in all. */
function answer(status: string, schema: unknown): unknown {
  if (schema instanceof z.ZodArray)
    return schema.meta({ description: 'Une page de la liste', headers: { 'x-total-count': TOTAL } });
  if (schema instanceof z.ZodNull) return schema.meta({ description: 'Fait' });
  return schema instanceof z.ZodType ? json(status.startsWith('2') ? 'Fait' : 'Refusé', schema) : schema;
}

/** A route's schema with what the document adds to it: its name, who may call it, and how it refuses. Never judged by. */
export function describeRoute(
  schema: RouteSchema,
  url: string,
  { method, onRequest }: RouteOptions,
  access: FastifyInstance['access'],
) {
  if (!schema || schema.hide) return schema;
  const guards = [onRequest].flat();
  const isForAdmin = guards.some((guard) => guard === access.admin);
  const isForSignedIn = isForAdmin || guards.some((guard) => guard === access.signedIn);
  const isWithToken = isForSignedIn || guards.some((guard) => guard === access.everyone);
  const answers = Object.entries(schema.response ?? {}).map(([status, each]) => [status, answer(status, each)]);
  return {
    ...schema,
    operationId: operationId(String(method), url),
    ...(isWithToken && { security: isForSignedIn ? [{ bearer: [] }] : [{}, { bearer: [] }] }),
    response: {
      ...(Boolean(schema.body || schema.querystring) && { 400: refusal('Demande invalide') }),
      ...(isForSignedIn && { 401: refusal('Connexion requise') }),
      ...(isForAdmin && { 403: refusal('Réservé aux administrateurs') }),
      ...(url.includes(':') && { 404: refusal('Introuvable') }),
      ...Object.fromEntries(answers),
      default: refusal('Tout autre refus'),
    },
  };
}
