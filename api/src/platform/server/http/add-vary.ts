import type { FastifyReply } from 'fastify';

/** Adds what an answer depends on to its `Vary` header; what is there stays (CORS puts `Origin` there). */
export function addVary(reply: FastifyReply, ...names: readonly (string | undefined)[]): void {
  reply.header('vary', [reply.getHeader('vary'), ...names].filter(Boolean).join(', '));
}
