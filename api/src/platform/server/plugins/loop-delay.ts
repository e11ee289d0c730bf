import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * How long a request that is seen now may have waited for this process, in ms: what else was read at the same time was
     * worked on before it.
     */
    waited(): number;
  }
}

/** How often the event loop is seen to turn, in ms: what is shorter is no delay. */
const SEEN_EVERY_MS = 50;

/** Measures the delay of the event loop, because a late process cannot tell when a request arrived. */
export const loopDelay = fp(
  async (app: FastifyInstance) => {
    let turnedAt = performance.now();
    let lastTurn = 0;
    const watching = setInterval(() => {
      const now = performance.now();
      lastTurn = Math.max(0, now - turnedAt - SEEN_EVERY_MS);
      turnedAt = now;
    }, SEEN_EVERY_MS).unref();
    app.decorate('waited', () => lastTurn + Math.max(0, performance.now() - turnedAt - SEEN_EVERY_MS));
    app.addHook('onClose', async () => clearInterval(watching));
  },
  { name: 'loop-delay', fastify: '5.x' },
);
