import { isStaff } from '@karite/shared/accounts';
import type { Answer } from '@karite/shared/client';
import { useCustom } from '@refinedev/core';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { API } from '../../providers/api.ts';
import { useWrite } from '../../providers/use-write.ts';
import type { RecordAction } from '../../resource/resource-context.ts';
import { ConfirmModal } from '../../ui/dialogs/confirm-modal.tsx';
import { StillLoading } from '../../ui/states/loading.tsx';
import type { Account } from './account-changes.ts';

/** Under a profile, for who has lost the telephone and the recovery codes: the password alone lets in again. */
export const SecondFactorAction: RecordAction<Account> = ({ record: account, isInRow }) => {
  const [isOpen, setOpen] = useState(false);
  const [isWhole, setWhole] = useState(true);
  const { write } = useWrite('DELETE', '/users/{id}/second-factor', { done: 'Double authentification retirée' });
  const { query } = useCustom<Answer<'GET', '/users/{id}/second-factor'>>({
    url: `${API}/users/${account.id}/second-factor`,
    method: 'get',
    queryOptions: { enabled: !isInRow && isStaff(account) },
    errorNotification: false,
  });
  const { isOn = false, passkeys = 0 } = query.data?.data ?? {};
  if (query.isLoading) return <StillLoading />;
  if (!isOn && passkeys === 0) return null;
  const areKeysTaken = passkeys > 0 && (!isOn || isWhole);

  async function remove() {
    await write({ path: { id: account.id }, query: { passkeys: areKeysTaken ? 'true' : 'false' } });
    await query.refetch();
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>Retirer la double authentification</Button>
      {isOpen && (
        <ConfirmModal
          title="Retirer la double authentification"
          okText="Retirer"
          isDangerous
          run={remove}
          onClose={() => setOpen(false)}
        >
          <p>
            <strong>{account.email}</strong>{' '}
            {passkeys > 0 && !areKeysTaken ? 'gardera ses clés d’accès' : 'entrera avec son mot de passe seul'}, et ses
            sessions se ferment. Assurez-vous que la demande vient bien de cette personne.
          </p>
          {passkeys > 0 && (
            <Checkbox checked={areKeysTaken} disabled={!isOn} onChange={(event) => setWhole(event.target.checked)}>
              Retirer aussi {passkeys > 1 ? `ses ${passkeys} clés d’accès` : 'sa clé d’accès'}
            </Checkbox>
          )}
        </ConfirmModal>
      )}
    </>
  );
};
