import fp from 'fastify-plugin';

/**
 * One line a request, when it is answered (promise P46): the route as declared, never the address with what it holds;
 * who called, by id. A refusal by role is a line of its own.
 */
export const requestLog = fp(async (app) => {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      userId: request.user?.id ?? null,
    };
    request.log.info(line, 'request');
    if (reply.statusCode === 403) request.log.warn({ event: 'refused', ...line }, 'refused');
  });
});
