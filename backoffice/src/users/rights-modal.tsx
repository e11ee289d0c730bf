import { heldRights, rightsIn, STAFF_RIGHTS, type StaffRight } from '@karite/shared/accounts';
import { valuesOf } from '@karite/shared/labels';
import { type User, users } from '@karite/shared/resources';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { API } from '../providers/data-provider.ts';
import { request } from '../providers/http-client.ts';
import { onlyIf } from '../providers/refusals.ts';
import { useFreshRecord } from '../resource/use-fresh-record.ts';
import { ConfirmModal } from '../ui/confirm-modal.tsx';
import type { Account } from './account-changes.ts';
import './rights.css';

type RightsModalProps = { account: Account; onDone: () => Promise<void>; onClose: () => void };

/** Ticks the parts of the administration that an account is given; none make it a customer's again. What is saved over is the account as it was read here. */
export default function RightsModal({ account: listed, onDone, onClose }: RightsModalProps) {
  const { record: account, etag, isRead, refuse } = useFreshRecord<Account>(users.name, listed);
  const [chosen, choose] = useState<StaffRight[] | null>(null);
  const rights = chosen ?? rightsIn(account.rights);

  async function save() {
    try {
      await request<User>('PATCH', `${API}/users/${account.id}`, { rights: heldRights(rights) }, onlyIf(etag));
    } catch (error) {
      refuse(error);
      throw error;
    }
    await onDone();
  }

  return (
    <ConfirmModal
      title="Droits dans l'administration"
      okText="Enregistrer"
      isReady={isRead}
      run={save}
      onClose={onClose}
    >
      <p>
        <strong>{account.email}</strong>
      </p>
      <Checkbox.Group
        className="rights"
        aria-label="Droits"
        value={rights}
        onChange={(ticked) => choose(valuesOf(STAFF_RIGHTS).filter((each) => ticked.includes(each)))}
      >
        {valuesOf(STAFF_RIGHTS).map((right) => (
          <Checkbox key={right} value={right}>
            {STAFF_RIGHTS[right].label} <small className="quiet">{STAFF_RIGHTS[right].help}</small>
          </Checkbox>
        ))}
      </Checkbox.Group>
      <p className="quiet">
        {rights.length === 0 ? 'Aucun droit : un compte client.' : 'Ces droits s’ajoutent les uns aux autres.'}
      </p>
    </ConfirmModal>
  );
}
