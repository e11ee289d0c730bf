import { users } from '@karite/shared/resources';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyAction } from '../../resource/lazy-action.tsx';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { is, useCount } from '../../resource/use-count.ts';
import type { ShopRecord } from '../../resource/values.ts';
import { StatTiles } from '../../ui/page/stat-tiles.tsx';
import { Loading } from '../../ui/states/loading.tsx';
import { AccountAction } from './account-action.tsx';
import type { Account } from './account-changes.ts';
import { NewsletterList, StockRequestList } from './contact-lists.tsx';
import { InviteAction } from './invite-action.tsx';
import { RightsAction } from './rights-action.tsx';
import { USER_CELLS } from './user-cells.tsx';
import { type Tab, tabOf, UsersNav } from './users-nav.tsx';

const ADMINS = [is('role', 'admin')];
const CUSTOMERS = [is('role', 'user')];

/** Total, administrators, users (R1510). */
const UserTiles = () => (
  <StatTiles
    tiles={[
      { label: 'Total', value: useCount(users), tone: 'accent', to: '/users' },
      { label: 'Administrateurs', value: useCount(users, ADMINS), tone: 'wait', to: '/users?role=admin' },
      { label: 'Utilisateurs', value: useCount(users, CUSTOMERS), tone: 'good', to: '/users?role=user' },
    ]}
  />
);

const SecondFactorAction = lazyAction<Account>(() =>
  import('./second-factor-action.tsx').then((it) => it.SecondFactorAction),
);

const LinkAction = lazyAction<Account>(() => import('./link-action.tsx').then((it) => it.LinkAction));

// Only an opened profile needs it.
const LazyProfile = lazy(() => import('./user-profile.tsx'));
const Profile = ({ record }: { record: ShopRecord }) => (
  <Suspense fallback={<Loading />}>
    <LazyProfile record={record} />
  </Suspense>
);

const ACTIONS = [RightsAction, AccountAction, SecondFactorAction, LinkAction];
const EMPTY = { narrowed: 'Aucun utilisateur trouvé', none: 'Aucun utilisateur' };

const Accounts = () => (
  <ResourcePage
    resource={users}
    buttons={<InviteAction />}
    above={
      <>
        <UsersNav current="" />
        <UserTiles />
      </>
    }
    actions={ACTIONS}
    cells={USER_CELLS}
    details={Profile}
    covers={['orders']}
    dated="Inscription"
    empty={EMPTY}
  />
);

const LISTS: Record<Tab, () => ReactNode> = {
  '': Accounts,
  newsletter: NewsletterList,
  stock: StockRequestList,
};

/** Accounts, and beside them those who only left an address. */
function UsersPage() {
  const [params] = useSearchParams();
  const List = LISTS[tabOf(params.get('_tab'))];
  return <List />;
}

export default UsersPage;
