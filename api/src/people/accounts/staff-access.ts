import { hooks } from '../../engine/write/hooks.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';
import { factorsOf, isGuarded } from './sign-in/second-factor.ts';

const FIRST_YOURS = 'Activez d’abord la vôtre, sous « Ma sécurité »';

/** An administrator who requires a second factor of the team has one: at least one administrator can still sign in. */
export const staffAccessHooks = hooks({
  'staff-access': {
    async check({ transaction, by, before, values }) {
      if (!values.isSecondFactorRequired || before?.isSecondFactorRequired) return;
      if (!by || !isGuarded(await factorsOf(transaction, by.id)))
        throw new ApiError(409, 'conflict', FIRST_YOURS, { fields: { isSecondFactorRequired: FIRST_YOURS } });
    },
  },
});
