import { type Message, messages } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { Typography } from 'antd';
import { mayHere } from '../providers/actor.ts';
import { is } from '../resource/use-count.ts';
import { ResendAction } from './resend-action.tsx';
import './messages.css';

/** More have no text under an order; the list of messages has them all. */
const MOST = 50;

/** Whom a message of an order was for, its text, and the way to send it again. */
export function OrderMessage({ orderId, id }: { orderId: string; id: string }) {
  // One request for all messages of the order.
  const { result } = useList<Message>({
    resource: messages.name,
    filters: [is('orderId', orderId)],
    pagination: { currentPage: 1, pageSize: MOST, mode: 'server' },
    errorNotification: false,
    queryOptions: { enabled: mayHere(messages.name, 'read') },
  });
  const message = result.data.find((each) => each.id === id);
  if (!message) return null;
  return (
    <>
      <details>
        <summary className="quiet">Lire le message à {message.recipient}</summary>
        <Typography.Text className="message-text">{message.text}</Typography.Text>
      </details>
      {mayHere(messages.name, 'update') && <ResendAction record={message} isInRow={false} />}
    </>
  );
}
