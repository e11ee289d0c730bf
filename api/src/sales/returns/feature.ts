import type { Feature } from '../../engine/feature.ts';
import { returnRoutes } from './return-routes.ts';
import type { OnRefunded } from './settle-return.ts';

/** Returns of articles. */
export const returns = ({ onRefunded }: { onRefunded: OnRefunded }): Feature => ({
  async routes(api) {
    await api.register(returnRoutes, { database: api.database, onRefunded });
  },
});
