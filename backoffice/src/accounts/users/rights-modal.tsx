import { heldRights, rightsIn, type StaffRight } from '@karite/shared/accounts';
import { users } from '@karite/shared/resources';
import { useState } from 'react';
import { onlyIf } from '../../providers/refusals.ts';
import { useWrite } from '../../providers/use-write.ts';
import { useFreshRecord } from '../../resource/use-fresh-record.ts';
import { ConfirmModal } from '../../ui/dialogs/confirm-modal.tsx';
import type { Account } from './account-changes.ts';
import { RightsChoice } from './rights-choice.tsx';

type RightsModalProps = { account: Account; onClose: () => void };

/** Ticks the parts of the administration that an account is given; none make it a customer's again. What is saved over is the account as it was read here. */
export default function RightsModal({ account: listed, onClose }: RightsModalProps) {
  const { record: account, etag, isRead, refuse } = useFreshRecord<Account>(users.name, listed);
  const { write } = useWrite('PATCH', '/users/{id}', { changes: [users.name], done: 'Droits enregistrés' });
  const [chosen, choose] = useState<StaffRight[] | null>(null);
  const rights = chosen ?? rightsIn(account.rights);

  async function save() {
    try {
      await write({ path: { id: account.id }, body: { rights: heldRights(rights) }, headers: onlyIf(etag) });
    } catch (error) {
      refuse(error);
      throw error;
    }
  }

  return (
    <ConfirmModal
      title="Droits dans l’administration"
      okText="Enregistrer"
      isReady={isRead}
      run={save}
      onClose={onClose}
    >
      <p>
        <strong>{account.email}</strong>
      </p>
      <RightsChoice value={rights} onChange={choose} />
      <p className="quiet">
        {rights.length === 0 ? 'Aucun droit : un compte client.' : 'Ces droits s’ajoutent les uns aux autres.'}
      </p>
    </ConfirmModal>
  );
}
