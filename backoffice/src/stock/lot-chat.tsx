import { WhatsAppOutlined } from '@ant-design/icons';
import type { Answer } from '@karite/shared/client';
import { Button } from 'antd';
import { call } from '../providers/call.ts';
import { useChat } from '../providers/use-chat.ts';

type LotChatProps = { lotId: string; buyer: Answer<'GET', '/lots/{id}/buyers'>['rows'][number] };

/** Opens a chat with who bought of a lot, the recall's text ready to be sent. */
export function LotChat({ lotId, buyer }: LotChatProps) {
  const { isBusy, write } = useChat(() =>
    call('GET', '/lots/{id}/buyers/{orderId}/whatsapp', { path: { id: lotId, orderId: buyer.id } }),
  );
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
