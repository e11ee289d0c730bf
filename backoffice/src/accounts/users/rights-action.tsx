import { SafetyCertificateOutlined } from '@ant-design/icons';
import { isAdmin } from '@karite/shared/accounts';
import type { User } from '@karite/shared/resources';
import { useGetIdentity } from '@refinedev/core';
import { Button, Tooltip } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { RecordAction } from '../../resource/resource-context.ts';
import type { Account } from './account-changes.ts';

const RightsModal = lazy(() => import('./rights-modal.tsx'));

/** The button that gives an account a part of the administration, or takes it; administrators have all, and nobody gives to themselves. */
export const RightsAction: RecordAction<Account> = ({ record: account, isInRow }) => {
  const [isOpen, setOpen] = useState(false);
  const { data: me } = useGetIdentity<User>();
  if (isAdmin(account) || me?.id === account.id) return null;
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
      <Suspense>{isOpen && <RightsModal account={account} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
