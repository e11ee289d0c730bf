import { SafetyCertificateOutlined } from '@ant-design/icons';
import { isAdmin } from '@karite/shared/accounts';
import { type User, users } from '@karite/shared/resources';
import { useGetIdentity, useInvalidate, useNotification } from '@refinedev/core';
import { Button, Tooltip } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { RecordAction } from '../resource/resource-context.ts';
import type { Account } from './account-changes.ts';

const RightsModal = lazy(() => import('./rights-modal.tsx'));

/** The button that gives an account a part of the administration, or takes it; administrators have all, and nobody gives to themselves. */
export const RightsAction: RecordAction<Account> = ({ record: account, isInRow }) => {
  const [isOpen, setOpen] = useState(false);
  const { data: me } = useGetIdentity<User>();
  const invalidate = useInvalidate();
  const { open } = useNotification();
  if (isAdmin(account) || me?.id === account.id) return null;

  async function done() {
    open?.({ type: 'success', message: 'Droits enregistrés' });
    await invalidate({ resource: users.name, invalidates: ['resourceAll'] });
  }

  return (
    <>
      <Tooltip title={isInRow ? 'Droits' : undefined}>
        <Button
          type={isInRow ? 'text' : 'default'}
          size={isInRow ? 'small' : 'middle'}
          icon={<SafetyCertificateOutlined aria-hidden />}
          aria-label={`Droits de ${account.email}`}
          onClick={() => setOpen(true)}
        >
          {!isInRow && 'Droits'}
        </Button>
      </Tooltip>
      <Suspense>{isOpen && <RightsModal account={account} onDone={done} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
