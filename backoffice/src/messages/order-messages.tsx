import { formatDateTime } from '@karite/shared/format';
import { LEAVING_LABELS, WRITTEN_LABELS } from '@karite/shared/messages';
import { type Message, messages } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { Alert, Collapse, Flex, Spin, Typography } from 'antd';
import { mayHere } from '../providers/actor.ts';
import { detailOf } from '../providers/http-client.ts';
import { is } from '../resource/use-count.ts';
import { MessageState } from './message-state.tsx';
import { ResendAction } from './resend-action.tsx';
import './messages.css';

/** More are not shown under an order; the list of messages has them all. */
const MOST = 50;

const titleOf = ({ event, channel }: Message) => `${WRITTEN_LABELS[event]} · ${LEAVING_LABELS[channel]}`;

/** What was written to the customer of an order, newest first, with the way to send it again. */
export function OrderMessages({ orderId }: { orderId: string }) {
  const { result, query } = useList<Message>({
    resource: messages.name,
    filters: [is('orderId', orderId)],
    pagination: { currentPage: 1, pageSize: MOST, mode: 'server' },
    errorNotification: false,
  });
  return (
    <>
      <h2>Messages</h2>
      {query.isError && (
        <Alert type="error" showIcon message={messages.messages.loadFailed} description={detailOf(query.error)} />
      )}
      {query.isLoading && <Spin />}
      {query.isSuccess && result.data.length === 0 && <p className="quiet">Aucun message envoyé.</p>}
      <Collapse
        ghost
        // The button beside it is none of its parts.
        collapsible="header"
        items={result.data.map((message) => ({
          key: message.id,
          label: (
            <Flex vertical>
              <time className="quiet" dateTime={message.createdAt}>
                {formatDateTime(message.createdAt)}
              </time>
              <span>{titleOf(message)}</span>
              <span className="quiet">{message.recipient}</span>
            </Flex>
          ),
          extra: (
            <Flex gap="small" align="start">
              <div>
                <MessageState message={message} />
              </div>
              {mayHere(messages.name, 'update') && <ResendAction record={message} isInRow />}
            </Flex>
          ),
          children: <Typography.Text className="message-text">{message.text}</Typography.Text>,
        }))}
      />
    </>
  );
}
