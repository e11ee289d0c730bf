import { CopyOutlined } from '@ant-design/icons';
import type { Answer } from '@karite/shared/client';
import { formatDate } from '@karite/shared/format';
import { Button, Input, Space } from 'antd';
import { useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';

export type NewLink = Answer<'POST', '/orders/{id}/follow-link'>;

/** A new link to follow an order by, to be copied: it is shown this once. */
export function LinkModal({ link: { url, expiresAt }, onClose }: { link: NewLink; onClose: () => void }) {
  const [said, say] = useState('');
  // Without a secure connection the browser has no clipboard for pages: the text can be selected all the same.
  const copy = () =>
    (navigator.clipboard?.writeText(url) ?? Promise.reject()).then(
      () => say('Lien copié'),
      () => say('Sélectionnez le lien pour le copier'),
    );
  return (
    <Dialog
      title="Nouveau lien de suivi"
      width={520}
      footer={<Button onClick={onClose}>Fermer</Button>}
      onCancel={onClose}
    >
      <p>Envoyez-le au client : ce lien vaut une clé, jusqu'au {formatDate(expiresAt)}.</p>
      <Space.Compact block>
        <Input readOnly value={url} aria-label="Lien de suivi" onFocus={(event) => event.target.select()} />
        <Button type="primary" icon={<CopyOutlined aria-hidden />} onClick={copy}>
          Copier
        </Button>
      </Space.Compact>
      <p className="quiet" role="status">
        {said}
      </p>
    </Dialog>
  );
}
