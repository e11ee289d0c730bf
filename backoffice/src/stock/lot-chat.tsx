import { WhatsAppOutlined } from '@ant-design/icons';
import type { Answer } from '@karite/shared/client';
import { orders } from '@karite/shared/resources';
import { Button } from 'antd';
import { mayHere } from '../providers/actor.ts';
import { call } from '../providers/call.ts';
import { useChat } from '../providers/use-chat.ts';

type LotChatProps = { lotId: string; buyer: Answer<'GET', '/lots/{id}/buyers'>['rows'][number] };

/** Opens a chat with who bought of a lot, the recall's text ready to be sent. */
export function LotChat({ lotId, buyer }: LotChatProps) {
  const { isBusy, write } = useChat(() =>
    call('GET', '/lots/{id}/buyers/{orderId}/whatsapp', { path: { id: lotId, orderId: buyer.id } }),
  );
  if (!mayHere(orders.name, 'update')) return buyer.phone;
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
