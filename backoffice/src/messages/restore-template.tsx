import { UndoOutlined } from '@ant-design/icons';
import { type MessageTemplate, messageTemplates } from '@karite/shared/resources';
import { useDelete } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { ConfirmModal } from '../ui/dialogs/confirm-modal.tsx';

/** The button that removes a written text, so that the default one applies again. */
export function RestoreTemplate({ id, onRestored }: { id: string; onRestored: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync } = useDelete<MessageTemplate>();
  const restore = () =>
    mutateAsync({
      resource: messageTemplates.name,
      id,
      successNotification: { type: 'success', message: messageTemplates.messages.deleted },
      errorNotification: false,
    });
  return (
    <>
      <Button icon={<UndoOutlined aria-hidden />} onClick={() => setOpen(true)}>
        Texte par défaut
      </Button>
      {isOpen && (
        <ConfirmModal
          title="Revenir au texte par défaut ?"
          okText="Rétablir"
          run={() => restore().then(onRestored)}
          onClose={() => setOpen(false)}
        >
          <p>Le vôtre reste sous « Supprimés récemment ».</p>
        </ConfirmModal>
      )}
    </>
  );
}
