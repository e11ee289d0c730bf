import swagger, { type SwaggerTransformObject } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { CURRENCY_SYMBOL } from '@karite/shared/locale';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiError } from '../errors/error-schema.ts';
import { contractOf } from './contract.ts';
import { type Judged, judgedBy } from './sessions.ts';

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

/** A response as the document shows it; a list also states its total. */
function answer(status: string, schema: unknown): unknown {
  if (schema instanceof z.ZodArray)
    return schema.meta({ description: 'Une page de la liste', headers: { 'x-total-count': TOTAL } });
  if (schema instanceof z.ZodNull) return schema.meta({ description: 'Fait' });
  return schema instanceof z.ZodType ? json(status.startsWith('2') ? 'Fait' : 'Refusé', schema) : schema;
}

const WITH_SESSION: Record<string, string[]> = { bearer: [] };

/** What signs a call, one of these: a session, or a token that is for what the guards name. */
function securityOf(guards: readonly Judged[]): Record<string, string[]>[] {
  const isOpen = guards.every(({ level }) => level === 'everyone');
  const scopes = guards.flatMap(({ forTokens }) =>
    typeof forTokens === 'object' ? `${forTokens.resource.name}:${forTokens.operation}` : [],
  );
  const isClosed = guards.some(({ forTokens }) => forTokens === 'closed');
  return guards.length === 0 ? [] : [...(isOpen ? [{}] : []), WITH_SESSION, ...(isClosed ? [] : [{ token: scopes }])];
}

/** A route's schema with what the document adds to it: its name, who may call it, and how it refuses. Never judged by. */
function describeRoute(schema: FastifySchema, url: string, { method, onRequest }: RouteOptions) {
  if (!schema || schema.hide) return schema;
  const guards = [onRequest].flat().flatMap((hook) => judgedBy(hook) ?? []);
  const isForChosen = guards.some(({ level }) => level === 'chosen');
  const isForSignedIn = guards.some(({ level }) => level !== 'everyone');
  const answers = Object.entries(typeof schema.response === 'object' ? (schema.response ?? {}) : {}).map(
    ([status, each]) => [status, answer(status, each)],
  );
  return {
    ...schema,
    operationId: operationId(String(method), url),
    security: securityOf(guards),
    response: {
      // An invalid body, or an unknown key.
      400: refusal('Demande invalide'),
      ...(isForSignedIn && { 401: refusal('Connexion requise') }),
      ...(isForChosen && { 403: refusal('Réservé à ceux qui en ont le droit') }),
      ...(url.includes(':') && { 404: refusal('Introuvable') }),
      ...Object.fromEntries(answers),
      default: refusal('Tout autre refus'),
    },
  };
}

const routeToJson = createJsonSchemaTransform({ skipList: [] });
const namedToJson = createJsonSchemaTransformObject({});

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;

/** Leaves out the named schemas that nothing points to: each is also made in a form for input, which few routes need. */
const namedInUse: SwaggerTransformObject = (given) => {
  const document = namedToJson(given);
  const schemas: Record<string, unknown> = ('components' in document && document.components?.schemas) || {};
  for (let unused = ['']; unused.length > 0; ) {
    const used = new Set(Array.from(JSON.stringify(document).matchAll(REFERENCE), ([, name]) => name));
    unused = Object.keys(schemas).filter((name) => !used.has(name));
    for (const name of unused) delete schemas[name];
  }
  return document;
};

const SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer', description: 'Une session : `access_token` de `POST /auth/login`.' },
  token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'Un jeton d’accès (`karite_…`), fait dans le back-office sous « Jetons d’accès ». Chaque opération nomme le droit qu’il lui faut, `ressource:opération`.',
  },
} as const;

/** The introduction of the contract: units, dialect, versions of records, and how the contract itself changes. */
const ABOUT = `L’API de la boutique. Montants en ${CURRENCY_SYMBOL}, dates en UTC (ISO 8601), identifiants UUID.

**Listes** : le dialecte de json-server (\`_start\`, \`_end\`, \`_sort\`, \`_order\`, \`q\`, un champ et ses comparaisons) ; \`x-total-count\` dit combien répondent. Une clé inconnue est refusée.

**Accès** : une session, ou un jeton d’accès (\`Authorization: Bearer karite_…\`) qui a le droit que l’opération nomme. 401 : la session ou le jeton ne vaut pas ; 403 : le droit manque.

**Versions d’un enregistrement** : chaque réponse porte un \`ETag\` ; renvoyé en \`If-Match\`, il protège d’un écrasement (412).

**Créer une seule fois** : une \`Idempotency-Key\` (un UUID de votre choix, 30 jours) rend à un envoi répété l’enregistrement déjà créé ; avec un autre contenu, 409.

**Refus** : \`{ "statusCode", "error", "message", "fields", "requestId" }\` ; \`error\` est stable, \`message\` est en français et se montre tel quel.

**Ce contrat** suit la gestion sémantique de version. Ajouter une route, un paramètre facultatif, une clé de réponse ou une valeur de liste est une version mineure : un client ignore ce qu’il ne connaît pas. Retirer, renommer ou restreindre est une version majeure : annoncé dans CHANGELOG.md, et l’ancienne forme répond encore six mois avec l’en-tête \`Deprecation\`.`;

/**
 * The contract of every route, read off the routes themselves: `/api/openapi.json`, and a page to read at `/api/docs`.
 * The front ends' typed client is made of it (`npm run client`).
 */
export const openapi = fp(
  async (app: FastifyInstance) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Karité',
          description: ABOUT,
          version: '1.0.0',
          license: { name: 'MIT', identifier: 'MIT' },
        },
        servers: [{ url: '/api' }],
        components: { securitySchemes: SCHEMES },
      },
      transform: (route) => {
        const described = describeRoute(route.schema, route.url, route.route);
        return routeToJson({ ...route, schema: described });
      },
      transformObject: namedInUse,
    });
    const contract = contractOf(app);
    await app.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      theme: { title: 'Karité · API' },
      uiHooks: { onRequest: contract.sendToPages },
    });
    const config = { isInCache: () => true };
    app.get('/api/openapi.json', { config, schema: { hide: true } }, (request, reply) => contract.send(request, reply));
  },
  { name: 'openapi', fastify: '5.x' },
);
