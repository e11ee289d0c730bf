import { KeyOutlined } from '@ant-design/icons';
import type { ApiToken } from '@karite/shared/resources';
import { Button } from 'antd';
import { useState } from 'react';
import { actorNow } from '../../providers/actor.ts';
import type { RecordAction } from '../../resource/resource-context.ts';
import { ConfirmModal } from '../../ui/dialogs/confirm-modal.tsx';
import { useSecret } from './use-secret.tsx';

/** The button under a token's details that takes a new secret, for its creator. Anyone who has the secret acts as them. */
export const SecretAction: RecordAction<ApiToken> = ({ record, isInRow }) => {
  const [isConfirming, setConfirming] = useState(false);
  const { take, shown } = useSecret();
  if (isInRow || !record.isOpen || record.userId !== actorNow()?.id) return null;

  return (
    <>
      <Button icon={<KeyOutlined aria-hidden />} onClick={() => setConfirming(true)}>
        Nouveau secret
      </Button>
      {isConfirming && (
        <ConfirmModal
          title="Prendre un nouveau secret ?"
          okText="Prendre"
          run={() => take(record.id)}
          onClose={() => setConfirming(false)}
        >
          <p>Celui d’avant ne vaudra plus aussitôt : le programme qui en use doit recevoir le nouveau.</p>
        </ConfirmModal>
      )}
      {!isConfirming && shown}
    </>
  );
};
