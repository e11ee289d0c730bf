import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether its answer is on its way: made, and being compressed, sent or read. */
    isAnswered: boolean;
  }
  interface FastifyReply {
    /**
     * Sends an error in place of the running handler (a time limit). When a response is already under way, it closes the
     * connection: a second response would be written into the first.
     */
    sendInstead(error: Error): void;
  }
}

/** Makes sure that a request gets one response (R2000). It is the first plugin, so that its hook runs before all others. */
export const oneAnswer = fp(
  async (app: FastifyInstance) => {
    app.decorateRequest('isAnswered', false);
    app.decorateReply('sendInstead', function sendInstead(this: FastifyReply, error: Error) {
      const { request, raw, sent } = this;
      if (raw.writableEnded || raw.destroyed) return;
      if (!request.isAnswered && !sent && !raw.headersSent) return void this.send(error);
      request.log.error({ err: error, event: 'answer cut' }, 'an answer that was on its way is cut');
      raw.destroy();
    });
    app.addHook('onSend', (request, _reply, payload, done) => {
      request.isAnswered = true;
      done(null, payload);
    });
  },
  { name: 'one-answer', fastify: '5.x' },
);
