import { KeyOutlined } from '@ant-design/icons';
import { type Webhook, webhooks } from '@karite/shared/resources';
import { Button } from 'antd';
import { useState } from 'react';
import { useWrite } from '../providers/use-write.ts';
import type { RecordAction } from '../resource/resource-context.ts';
import { ConfirmModal } from '../ui/dialogs/confirm-modal.tsx';
import { CopyOnce } from '../ui/dialogs/copy-once.tsx';

const MESSAGES = { copied: 'Secret copié', failed: 'Sélectionnez le secret pour le copier' };

/** The button under a webhook's details that gives it a new secret, and shows it this once. */
export const SecretAction: RecordAction<Webhook> = ({ record, isInRow }) => {
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const { write } = useWrite('POST', '/webhooks/{id}/secret', { changes: [webhooks.name] });
  if (isInRow) return null;

  async function renew() {
    setSecret((await write({ path: { id: record.id } })).secret);
  }

  return (
    <>
      <Button icon={<KeyOutlined aria-hidden />} onClick={() => setOpen(true)}>
        Nouveau secret
      </Button>
      {isOpen && (
        <ConfirmModal title="Prendre un nouveau secret ?" okText="Prendre" run={renew} onClose={() => setOpen(false)}>
          <p>Les événements seront signés avec lui aussitôt. Celui d’avant, s’il y en a un, ne vaudra plus.</p>
        </ConfirmModal>
      )}
      {secret && !isOpen && (
        <CopyOnce
          title="Secret du webhook"
          label="Secret"
          text={secret}
          messages={MESSAGES}
          onClose={() => setSecret(null)}
        >
          <p>
            Gardez-le là où les événements arrivent : il y prouve qu’ils viennent de la boutique. Il n’est montré que
            cette fois.
          </p>
        </CopyOnce>
      )}
    </>
  );
};
