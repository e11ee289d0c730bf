import { CrownOutlined, LockOutlined, UnlockOutlined } from '@ant-design/icons';
import { type User, users } from '@karite/shared/resources';
import { useGetIdentity, useInvalidate, useNotification } from '@refinedev/core';
import { Button, Tooltip } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { RecordAction } from '../resource/resource-context.ts';
import { type Account, type AccountChange, changesOf } from './account-changes.ts';

const AccountModal = lazy(() => import('./account-modal.tsx'));

const iconOf = ({ key, values }: AccountChange) =>
  key === 'role' ? (
    <CrownOutlined aria-hidden />
  ) : values.isActive ? (
    <UnlockOutlined aria-hidden />
  ) : (
    <LockOutlined aria-hidden />
  );

/** The buttons that change an account's role and let it in or out, in a row and under the profile. */
export const AccountAction: RecordAction<Account> = ({ record: account, isInRow }) => {
  const [asked, ask] = useState<AccountChange | null>(null);
  const { data: me } = useGetIdentity<User>();
  const invalidate = useInvalidate();
  const { open } = useNotification();
  const isMine = me?.id === account.id;

  async function done(change: AccountChange) {
    open?.({ type: 'success', message: change.done });
    // One's own rights are gone: the guard decides where that leads.
    if (isMine) window.location.reload();
    else await invalidate({ resource: users.name, invalidates: ['resourceAll'] });
  }

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
            onClick={() => ask(change)}
          >
            {!isInRow && change.label}
          </Button>
        </Tooltip>
      ))}
      <Suspense>
        {asked && (
          <AccountModal
            account={account}
            change={asked}
            isMine={isMine}
            onDone={() => done(asked)}
            onClose={() => ask(null)}
          />
        )}
      </Suspense>
    </>
  );
};
