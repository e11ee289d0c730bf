import { users } from '@karite/shared/resources';
import { onlyIf } from '../../providers/refusals.ts';
import { useWrite } from '../../providers/use-write.ts';
import { useFreshRecord } from '../../resource/use-fresh-record.ts';
import { ConfirmModal } from '../../ui/dialogs/confirm-modal.tsx';
import type { Account, AccountChange } from './account-changes.ts';

type AccountModalProps = { account: Account; change: AccountChange; isMine: boolean; onClose: () => void };

const stateOf = ({ role, isActive }: Account) =>
  `${users.fields.role.options[role]}, ${isActive ? 'actif' : 'désactivé'}`;

/** Confirms before an account is changed. The confirmation applies to the account as it was read when the window opened. */
export default function AccountModal({ account: listed, change, isMine, onClose }: AccountModalProps) {
  const { record: account, etag, isRead, refuse } = useFreshRecord<Account>(users.name, listed);
  const { write } = useWrite('PATCH', '/users/{id}', { changes: [users.name], done: change.done });
  const isOther = account.role !== listed.role || account.isActive !== listed.isActive;

  async function save() {
    try {
      await write({ path: { id: account.id }, body: change.values, headers: onlyIf(etag) });
    } catch (error) {
      refuse(error);
      throw error;
    }
    // One's own rights are gone: the guard decides where that leads.
    if (isMine) window.location.reload();
  }

  return (
    <ConfirmModal
      title={change.question}
      okText={change.label}
      isDangerous={change.isDangerous}
      isReady={isRead}
      run={save}
      onClose={onClose}
    >
      <p>
        <strong>{account.email}</strong>
      </p>
      {isOther && <p>Ce compte a été modifié entre-temps. Il est maintenant : {stateOf(account)}.</p>}
      <p>{change.consequence}</p>
      {isMine && change.isDangerous && <p>C’est votre propre compte : vous quitterez l’administration.</p>}
    </ConfirmModal>
  );
}
