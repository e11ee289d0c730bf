import { DeclarationError, placeOf } from '@karite/shared/resource/check';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import type { CustomRoutes } from './define-api.ts';

/** Adds a shop's own routes. A route with an address in use is refused as a wrong declaration is. */
export async function addOwnRoutes(api: FastifyInstance, routes: CustomRoutes, database: Database): Promise<void> {
  try {
    await api.register(routes, { database });
  } catch (error) {
    const [, method, address] = /Method '(\w+)' already declared for route '(\S+)'/.exec(String(error)) ?? [];
    if (!method || !address) throw error;
    throw new DeclarationError([
      {
        resource: 'custom',
        field: 'routes',
        problem: `${method} ${address} is a route already`,
        remedy: 'Choose another address',
        place: placeOf(routes),
      },
    ]);
  }
}
