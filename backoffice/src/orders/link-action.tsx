import { LinkOutlined } from '@ant-design/icons';
import { type Order, orders } from '@karite/shared/resources';
import { Button } from 'antd';
import { useState } from 'react';
import { useWrite } from '../providers/use-write.ts';
import type { RecordAction } from '../resource/resource-context.ts';
import { ConfirmModal } from '../ui/dialogs/confirm-modal.tsx';
import { LinkModal, type NewLink } from './link-modal.tsx';

/** The button under an order's details that gives it a new link to be followed by: its guest's has expired, or is lost. */
export const LinkAction: RecordAction<Order> = ({ record: { id }, isInRow }) => {
  const [isOpen, setOpen] = useState(false);
  const [link, setLink] = useState<NewLink | null>(null);
  // The audit under the details has one entry more.
  const { write } = useWrite('POST', '/orders/{id}/follow-link', { changes: [orders.name] });
  if (isInRow) return null;

  return (
    <>
      <Button icon={<LinkOutlined aria-hidden />} onClick={() => setOpen(true)}>
        Renouveler le lien
      </Button>
      {isOpen && (
        <ConfirmModal
          title="Renouveler le lien de suivi ?"
          okText="Renouveler"
          run={async () => setLink(await write({ path: { id } }))}
          onClose={() => setOpen(false)}
        >
          <p>Le client suivra sa commande par le nouveau lien. Ceux qu’il a déjà ne fonctionneront plus.</p>
        </ConfirmModal>
      )}
      {link && !isOpen && <LinkModal link={link} onClose={() => setLink(null)} />}
    </>
  );
};
