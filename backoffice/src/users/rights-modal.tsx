import { STAFF_RIGHTS, type StaffRight } from '@karite/shared/accounts';
import { valuesOf } from '@karite/shared/labels';
import { type User, users } from '@karite/shared/resources';
import { Radio } from 'antd';
import { useState } from 'react';
import { API } from '../providers/data-provider.ts';
import { request } from '../providers/http-client.ts';
import { onlyIf } from '../providers/refusals.ts';
import { useFreshRecord } from '../resource/use-fresh-record.ts';
import { ConfirmModal } from '../ui/confirm-modal.tsx';
import type { Account } from './account-changes.ts';
import './rights.css';

type RightsModalProps = { account: Account; onDone: () => Promise<void>; onClose: () => void };

/** Chooses which part of the administration an account is given. What is saved over is the account as it was read here. */
export default function RightsModal({ account: listed, onDone, onClose }: RightsModalProps) {
  const { record: account, etag, isRead, refuse } = useFreshRecord<Account>(users.name, listed);
  const [chosen, choose] = useState<StaffRight | null | undefined>(undefined);
  const rights = chosen === undefined ? account.rights : chosen;

  async function save() {
    try {
      await request<User>('PATCH', `${API}/users/${account.id}`, { rights }, onlyIf(etag));
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
      <Radio.Group
        className="rights"
        aria-label="Droits"
        value={rights ?? 'none'}
        onChange={({ target }) => choose(valuesOf(STAFF_RIGHTS).find((each) => each === target.value) ?? null)}
      >
        <Radio value="none">
          Aucun <small className="quiet">Un compte client</small>
        </Radio>
        {valuesOf(STAFF_RIGHTS).map((right) => (
          <Radio key={right} value={right}>
            {STAFF_RIGHTS[right].label} <small className="quiet">{STAFF_RIGHTS[right].help}</small>
          </Radio>
        ))}
      </Radio.Group>
    </ConfirmModal>
  );
}
