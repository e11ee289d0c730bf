import type { ResourceShape } from '@karite/shared/resource';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** All that is served, by which records find who points to them. */
    resources: readonly ResourceShape[];
    /** The zone of the shop's clocks, by which days and times without a zone are read. */
    shopTimeZone: string;
  }
}

/** Decorates the app with what it serves, and with the zone of its clocks. */
export const resources = fp(
  async (app: FastifyInstance, options: { resources: readonly ResourceShape[]; timeZone: string }) => {
    app.decorate('resources', options.resources);
    app.decorate('shopTimeZone', options.timeZone);
  },
  { name: 'resources', fastify: '5.x' },
);
