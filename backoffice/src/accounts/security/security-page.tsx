import type { User } from '@karite/shared/resources';
import { useGetIdentity } from '@refinedev/core';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { NotificationsPanel } from './notifications-panel.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { SecondFactorPanel, useSecondFactor } from './second-factor-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import './security.css';

/** What protects one's own account. */
export default function SecurityPage() {
  const { data: user } = useGetIdentity<User>();
  const { query } = useSecondFactor();
  return (
    <>
      <PageHeader title="Ma sécurité" subtitle={user?.email} />
      <div className="panels">
        <PasskeysPanel onChange={() => void query.refetch()} />
        <SecondFactorPanel query={query} />
        <SessionsPanel />
        <NotificationsPanel />
      </div>
    </>
  );
}
