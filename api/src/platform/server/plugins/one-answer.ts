import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether its answer is on its way: made, and being compressed, sent or read. */
    isAnswered: boolean;
  }
  interface FastifyReply {
    /**
     * Answers with an error in the place of whoever is at work on the request (a limit of time). Where an answer is on its
     * way the connection is closed: a second answer would be written into the first.
     */
    sendInstead(error: Error): void;
  }
}

/** Sees to it that a request has one answer, whoever makes it first (R2000). The first plugin, so that its hook comes before all others. */
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
