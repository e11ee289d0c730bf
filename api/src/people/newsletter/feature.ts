import type { Feature } from '../../engine/feature.ts';
import { actions as runs } from '../../engine/write/actions.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { tasks } from './tasks.ts';
import { tryLetter } from './try-letter.ts';

/** The newsletter: subscribers and letters. */
export const newsletter: Feature = {
  actions: () => [runs({ letters: { try: tryLetter } })],
  tasks,
  async routes(api) {
    const { database } = api;
    await api.register(newsletterRoutes, { database });
  },
};
