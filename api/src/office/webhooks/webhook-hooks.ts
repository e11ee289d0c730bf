import { hooks } from '../../engine/write/hooks.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';
import { addressProblem, type Reach } from '../../platform/server/http/post.ts';

/** Refuses an address that nothing would be sent to. */
export const webhookHooks = (reach: Reach) =>
  hooks({
    webhooks: {
      async check({ values: { url } }) {
        const problem = url ? addressProblem(url, reach) : null;
        if (problem) throw invalid({ url: problem });
      },
    },
  });
