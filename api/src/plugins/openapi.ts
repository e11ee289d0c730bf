import swagger, { type SwaggerTransformObject } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { describeRoute, type RouteSchema } from './openapi-route.ts';

const routeToJson = createJsonSchemaTransform({ skipList: [] });
const namedToJson = createJsonSchemaTransformObject({});

/** Leaves out the named schemas that nothing points to: each is also made in a form for input, which few routes need. */
const namedInUse: SwaggerTransformObject = (given) => {
  const document = namedToJson(given);
  const schemas: Record<string, unknown> = ('components' in document && document.components?.schemas) || {};
  for (let unused = ['']; unused.length > 0; ) {
    const text = JSON.stringify(document);
    unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
    for (const name of unused) delete schemas[name];
  }
  return document;
};

/**
 * The contract of every route, read off the routes themselves: `/api/openapi.json`, and a page to read at `/api/docs`.
 * The front ends' typed client is made of it (`pnpm client`).
 */
export const openapi = fp(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Karité', description: "L'API de la boutique. Montants en FCFA, dates en UTC.", version: '1.0.0' },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (route) => {
      const described = describeRoute(route.schema as RouteSchema, route.url, route.route, app.access);
      return routeToJson({ ...route, schema: described });
    },
    transformObject: namedInUse,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, theme: { title: 'Karité · API' } });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
});
