import { LinkOutlined } from '@ant-design/icons';
import { type Order, orders } from '@karite/shared/resources';
import { useInvalidate } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { call } from '../providers/call.ts';
import type { RecordAction } from '../resource/resource-context.ts';
import { ConfirmModal } from '../ui/confirm-modal.tsx';
import { LinkModal, type NewLink } from './link-modal.tsx';

/** The button under an order's details that gives it a new link to be followed by: its guest's has expired, or is lost. */
export const LinkAction: RecordAction<Order> = ({ record, isInRow }) => {
  const [isAsked, ask] = useState(false);
  const [link, setLink] = useState<NewLink | null>(null);
  const invalidate = useInvalidate();
  if (isInRow) return null;

  async function renew() {
    setLink(await call('POST', '/orders/{id}/follow-link', { path: { id: record.id } }));
    // The audit under the details has one entry more.
    await invalidate({ resource: orders.name, invalidates: ['detail'], id: record.id });
  }

  return (
    <>
      <Button icon={<LinkOutlined aria-hidden />} onClick={() => ask(true)}>
        Renouveler le lien
      </Button>
      {isAsked && (
        <ConfirmModal title="Renouveler le lien de suivi ?" okText="Renouveler" run={renew} onClose={() => ask(false)}>
          <p>Le client suivra sa commande par le nouveau lien. Ceux qu'il a déjà ne fonctionneront plus.</p>
        </ConfirmModal>
      )}
      {link && !isAsked && <LinkModal link={link} onClose={() => setLink(null)} />}
    </>
  );
};
