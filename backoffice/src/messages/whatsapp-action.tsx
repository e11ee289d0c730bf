import { WhatsAppOutlined } from '@ant-design/icons';
import type { Order } from '@karite/shared/resources';
import { useNotification } from '@refinedev/core';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import { call } from '../providers/call.ts';
import { messageOf } from '../providers/message-of.ts';
import type { RecordAction } from '../resource/resource-context.ts';

/**
 * The button that opens a chat with an order's customer, with a message that fits how the order stands. The window opens
 * with the tap itself, before the text is there: browsers block one that comes later.
 */
export const WhatsAppAction: RecordAction<Order> = ({ record: { id, orderId }, isInRow }) => {
  const [isBusy, setBusy] = useState(false);
  const { open } = useNotification();

  async function write() {
    const chat = window.open('about:blank', '_blank');
    setBusy(true);
    try {
      const { url } = await call('GET', '/orders/{id}/whatsapp', { path: { id } });
      if (chat) chat.location.replace(url);
      else window.location.assign(url);
    } catch (error) {
      chat?.close();
      open?.({ type: 'error', message: messageOf(error, "WhatsApp n'a pas pu être ouvert") });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Tooltip title={isInRow ? 'Écrire par WhatsApp' : undefined}>
      <Button
        type={isInRow ? 'text' : 'default'}
        size={isInRow ? 'small' : 'middle'}
        icon={<WhatsAppOutlined aria-hidden />}
        aria-label={`Écrire par WhatsApp pour ${orderId}`}
        loading={isBusy}
        onClick={write}
      >
        {!isInRow && 'WhatsApp'}
      </Button>
    </Tooltip>
  );
};
