import { users } from '@karite/shared/resources';
import type { Feature } from '../../engine/feature.ts';
import { checkAccounts } from './account-checks.ts';
import { accountLinkRoutes } from './account-link-routes.ts';
import { accountRoutes } from './account-routes.ts';
import { apiTokenHooks, apiTokenRoutes } from './api-token-routes.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { addressRoutes } from './own-data/address-routes.ts';
import { ownDataRoutes } from './own-data/own-data-routes.ts';
import { partyOf } from './passkeys/passkey-ceremony.ts';
import { passkeyRoutes } from './passkeys/passkey-routes.ts';
import { passkeySignInRoutes } from './passkeys/passkey-sign-in-routes.ts';
import { passwordResetRoutes } from './passwords/password-reset-routes.ts';
import { credentialRoutes } from './sign-in/credential-routes.ts';
import { secondFactorRoutes } from './sign-in/second-factor-routes.ts';
import { sessionRoutes } from './sign-in/session-routes.ts';
import { staffAccessHooks } from './staff-access.ts';
import { tasks } from './tasks.ts';
import { restoreUser, userRoutes } from './user-routes.ts';

/** Accounts: signing in, credentials, addresses, rights of the team, API tokens. */
export const accounts = ({ publicUrl }: { publicUrl: string }): Feature => ({
  hooks: () => [apiTokenHooks, staffAccessHooks],
  tasks,
  async routes(api) {
    const { database } = api;
    await api.register(accountRoutes, { database });
    await api.register(addressRoutes, { database });
    await api.register(credentialRoutes, { database });
    await api.register(sessionRoutes, { database });
    await api.register(secondFactorRoutes, { database });
    const party = partyOf(publicUrl);
    await api.register(passkeySignInRoutes, { database, party });
    await api.register(passkeyRoutes, { database, party });
    await api.register(ownDataRoutes, { database });
    await api.register(passwordResetRoutes, { database });
    await api.register(accountLinkRoutes, { database });
    await api.register(userRoutes, { database });
    await api.register(invitationRoutes, { database });
    await api.register(apiTokenRoutes, { database });
  },
  restorers: (api) => ({ [users.name]: restoreUser(api, api.database) }),
  checks: [checkAccounts],
});
