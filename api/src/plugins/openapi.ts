import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

/** The contract of every route, read off the routes themselves: `/api/openapi.json`, and a page to read at `/api/docs`. */
export const openapi = fp(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Karité', description: "L'API de la boutique. Montants en FCFA, dates en UTC.", version: '1.0.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: createJsonSchemaTransform({ skipList: [] }),
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, theme: { title: 'Karité · API' } });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
});
