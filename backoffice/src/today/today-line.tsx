import { formatDateTime } from '@karite/shared/format';
import { formatMoney, formatRoundedMoney } from '@karite/shared/money';
import { PAYMENT_STATUS_LABELS } from '@karite/shared/payments';
import { Button, List, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../providers/message-of.ts';
import { useWrite } from '../providers/use-write.ts';
import { LineMeta } from '../ui/page/panel.tsx';
import { PhoneLinks } from '../ui/phone-links.tsx';
import { Alert } from '../ui/states/alert.tsx';
import type { Section } from './use-today.ts';

export type Task = Section['rows'][number];

const isPaymentStatus = (note: string): note is keyof typeof PAYMENT_STATUS_LABELS => note in PAYMENT_STATUS_LABELS;
const noteOf = ({ note, record }: Task): string =>
  note && record === 'payments' && isPaymentStatus(note) ? PAYMENT_STATUS_LABELS[note] : (note ?? '');
const amountOf = ({ amount, currency }: Task): string =>
  amount === null ? '' : currency === null ? formatRoundedMoney(amount) : formatMoney(amount, currency);
/** Where a line is dealt with: a product is edited, the others are opened. */
const addressOf = ({ record, id }: Task): string => `/${record}/${record === 'products' ? 'edit' : 'show'}/${id}`;

/** A line: what it is about, since when, and the way to its record; of what failed, the way to try it again. */
export const TodayLine = ({ task }: { task: Task }) => (
  <List.Item extra={task.again && <Retry again={task.again} />}>
    <LineMeta
      title={<Link to={addressOf(task)}>{task.title}</Link>}
      description={
        <>
          {task.record === 'orders' && task.note ? (
            <PhoneLinks phone={task.note} hasChat />
          ) : (
            <span>{noteOf(task)}</span>
          )}
          <span>{` · ${formatDateTime(task.at)}`}</span>
        </>
      }
    />
    <span className="figure">{amountOf(task)}</span>
  </List.Item>
);

/** The way to try again what failed. The attempt comes within a minute, or at the task's next run. */
function Retry({ again }: { again: NonNullable<Task['again']> }) {
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { write, isPending } = useWrite('POST', '/today/failed/retry');
  async function retry() {
    setProblem(null);
    try {
      await write({ body: again });
      setSent(true);
    } catch (error) {
      setProblem(messageOf(error, 'La demande n’est pas passée'));
    }
  }
  if (isSent)
    return (
      <Typography.Text type="secondary" role="status">
        Un nouvel essai suit dans la minute.
      </Typography.Text>
    );
  return (
    <>
      {problem && <Alert type="error" message={problem} />}
      <Button loading={isPending} onClick={() => void retry()}>
        Réessayer
      </Button>
    </>
  );
}
