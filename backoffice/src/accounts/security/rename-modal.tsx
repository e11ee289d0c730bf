import type { Answer } from '@karite/shared/client';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useWrite } from '../../providers/use-write.ts';
import { ConfirmModal } from '../../ui/dialogs/confirm-modal.tsx';

export type Passkey = Answer<'GET', '/users/me/passkeys'>[number];

type RenameModalProps = { passkey: Passkey; onDone: () => Promise<void>; onClose: () => void };

/** Gives a passkey a name by which its owner knows the device. */
export function RenameModal({ passkey: { id, name: before }, onDone, onClose }: RenameModalProps) {
  const { write } = useWrite('PATCH', '/users/me/passkeys/{id}', { done: 'Clé d’accès renommée' });
  const [name, setName] = useState(before);
  async function save() {
    await write({ path: { id }, body: { name } });
    await onDone();
  }
  return (
    <ConfirmModal
      title="Renommer la clé d’accès"
      okText="Enregistrer"
      isReady={name.trim() !== ''}
      run={save}
      onClose={onClose}
    >
      <Form layout="vertical">
        <Form.Item label="Nom" htmlFor="passkey-name">
          <Input id="passkey-name" value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
        </Form.Item>
      </Form>
    </ConfirmModal>
  );
}
