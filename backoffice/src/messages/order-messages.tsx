import { formatDateTime } from '@karite/shared/format';
import { LEAVING_LABELS, WRITTEN_LABELS } from '@karite/shared/messages';
import { type Message, messages } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { Flex, Table, type TableColumnsType, Typography } from 'antd';
import { mayHere } from '../providers/actor.ts';
import { detailOf } from '../providers/http-client.ts';
import { is } from '../resource/use-count.ts';
import { useIsNarrow } from '../ui/hooks/use-is-narrow.ts';
import { Alert } from '../ui/states/alert.tsx';
import { MessageState } from './message-state.tsx';
import { ResendAction } from './resend-action.tsx';
import './messages.css';

/** More are not shown under an order; the list of messages has them all. */
const MOST = 50;

const titleOf = ({ event, channel }: Message) => `${WRITTEN_LABELS[event] ?? event} · ${LEAVING_LABELS[channel]}`;

/** What was written to the customer of an order, newest first, with the way to send it again. */
export function OrderMessages({ orderId }: { orderId: string }) {
  const isNarrow = useIsNarrow();
  const { result, query } = useList<Message>({
    resource: messages.name,
    filters: [is('orderId', orderId)],
    pagination: { currentPage: 1, pageSize: MOST, mode: 'server' },
    errorNotification: false,
  });
  const columns: TableColumnsType<Message> = [
    {
      render: (_, message) => (
        <Flex vertical align="start">
          <time className="quiet" dateTime={message.createdAt}>
            {formatDateTime(message.createdAt)}
          </time>
          <span>{titleOf(message)}</span>
          <span className="quiet">{message.recipient}</span>
          {isNarrow && <MessageState message={message} />}
        </Flex>
      ),
    },
    { hidden: isNarrow, render: (_, message) => <MessageState message={message} /> },
    {
      hidden: !mayHere(messages.name, 'update'),
      width: 64,
      // A press on the button opens no text.
      onCell: () => ({ onClick: (event) => event.stopPropagation() }),
      render: (_, message) => <ResendAction record={message} isInRow />,
    },
  ];
  return (
    <>
      <h2>Messages</h2>
      {query.isError ? (
        <Alert type="error" showIcon message={messages.messages.loadFailed} description={detailOf(query.error)} />
      ) : (
        <Table
          size="small"
          rowKey="id"
          showHeader={false}
          loading={query.isLoading}
          columns={columns}
          dataSource={result.data}
          pagination={false}
          locale={{ emptyText: <span className="quiet">Aucun message envoyé.</span> }}
          expandable={{
            expandRowByClick: true,
            expandedRowRender: ({ text }) => <Typography.Text className="message-text">{text}</Typography.Text>,
          }}
        />
      )}
    </>
  );
}
