import { WhatsAppOutlined } from '@ant-design/icons';
import { type Order, orders } from '@karite/shared/resources';
import { Button, Tooltip } from 'antd';
import { mayHere } from '../providers/actor.ts';
import { call } from '../providers/call.ts';
import { useChat } from '../providers/use-chat.ts';
import type { RecordAction } from '../resource/resource-context.ts';

/** The button that opens a chat with an order's customer, with a message that fits the order's state. */
export const WhatsAppAction: RecordAction<Order> = ({ record: { id, shortNumber }, isInRow }) => {
  const { isBusy, write } = useChat(() => call('GET', '/orders/{id}/whatsapp', { path: { id } }));
  // The text holds the customer's own link: who only reads orders does not write to them.
  if (!mayHere(orders.name, 'update')) return null;
  return (
    <Tooltip title={isInRow ? `Écrire par WhatsApp (${orders.contactKeys.chat.toUpperCase()})` : undefined}>
      <Button
        type={isInRow ? 'text' : 'default'}
        size={isInRow ? 'small' : 'middle'}
        icon={<WhatsAppOutlined aria-hidden />}
        aria-label={`Écrire par WhatsApp pour ${shortNumber}`}
        aria-keyshortcuts={orders.contactKeys.chat}
        loading={isBusy}
        onClick={write}
      >
        {!isInRow && 'WhatsApp'}
      </Button>
    </Tooltip>
  );
};
