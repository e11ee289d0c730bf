import { WhatsAppOutlined } from '@ant-design/icons';
import type { Answer } from '@karite/shared/client';
import { useNotification } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { call } from '../providers/call.ts';
import { messageOf } from '../providers/message-of.ts';

type LotChatProps = { lotId: string; buyer: Answer<'GET', '/lots/{id}/buyers'>['rows'][number] };

/**
 * Opens a chat with who bought of a lot, the recall's text ready to be sent. The window opens with the tap itself, before the text
 * is there: browsers block one that comes later.
 */
export function LotChat({ lotId, buyer }: LotChatProps) {
  const [isBusy, setBusy] = useState(false);
  const { open } = useNotification();
  async function write() {
    const chat = window.open('about:blank', '_blank');
    setBusy(true);
    try {
      const path = { id: lotId, orderId: buyer.id };
      const { url } = await call('GET', '/lots/{id}/buyers/{orderId}/whatsapp', { path });
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
    <Button
      icon={<WhatsAppOutlined aria-hidden />}
      aria-label={`Écrire par WhatsApp au ${buyer.phone} pour ${buyer.shortNumber}`}
      loading={isBusy}
      onClick={write}
    >
      {buyer.phone}
    </Button>
  );
}
