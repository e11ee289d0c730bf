import { CrownOutlined, LockOutlined, UnlockOutlined } from '@ant-design/icons';
import type { User } from '@karite/shared/resources';
import { useGetIdentity } from '@refinedev/core';
import { Button, Tooltip } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { RecordAction } from '../../resource/resource-context.ts';
import { type Account, type AccountChange, changesOf } from './account-changes.ts';

const AccountModal = lazy(() => import('./account-modal.tsx'));

function iconOf({ key, values }: AccountChange) {
  const Icon = key === 'role' ? CrownOutlined : values.isActive ? UnlockOutlined : LockOutlined;
  return <Icon aria-hidden />;
}

/** The buttons that change an account's role and let it in or out, in a row and under the profile. */
export const AccountAction: RecordAction<Account> = ({ record: account, isInRow }) => {
  const [chosen, setChange] = useState<AccountChange | null>(null);
  const { data: me } = useGetIdentity<User>();
  return (
    <>
      {changesOf(account).map((change) => (
        <Tooltip key={change.key} title={isInRow ? change.label : undefined}>
          <Button
            type={isInRow ? 'text' : 'default'}
            size={isInRow ? 'small' : 'middle'}
            danger={change.isDangerous && change.key === 'access'}
            icon={iconOf(change)}
            aria-label={change.name}
            onClick={() => setChange(change)}
          >
            {!isInRow && change.label}
          </Button>
        </Tooltip>
      ))}
      <Suspense>
        {chosen && (
          <AccountModal
            account={account}
            change={chosen}
            isMine={me?.id === account.id}
            onClose={() => setChange(null)}
          />
        )}
      </Suspense>
    </>
  );
};
