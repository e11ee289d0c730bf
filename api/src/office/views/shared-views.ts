import { administers } from '@karite/shared/accounts';
import { listViews } from '@karite/shared/resources';
import { hooks } from '../../engine/write/hooks.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';

/** A view that is everybody's is an administrator's to create, change and delete, even when somebody else created it. */
function refuseSharing(by: SignedIn | null, isShared: boolean | null | undefined): void {
  if (isShared && by && !administers(by, listViews.name, 'update'))
    throw new ApiError(403, 'forbidden', 'Seul un administrateur partage une vue avec tous');
}

export const listViewHooks = hooks({
  'list-views': {
    async check({ by, before, values }) {
      refuseSharing(by, before?.isShared);
      refuseSharing(by, values.isShared);
    },
    async beforeDelete({ by, before }) {
      refuseSharing(by, before.isShared);
    },
  },
});
