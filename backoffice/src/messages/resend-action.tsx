import { SendOutlined } from '@ant-design/icons';
import type { Message } from '@karite/shared/resources';
import { Button, Tooltip } from 'antd';
import type { BulkAction, RecordAction } from '../resource/resource-context.ts';
import { useResend } from './use-resend.ts';

/** The button that sends a message again, where it has not left. */
export const ResendAction: RecordAction<Message> = ({ record: message, isInRow }) =>
  message.status === 'failed' || message.status === 'kept' ? <Resend message={message} isInRow={isInRow} /> : null;

function Resend({ message: { id, recipient }, isInRow }: { message: Message; isInRow: boolean }) {
  const { resend, isPending } = useResend();
  return (
    <Tooltip title={isInRow ? 'Renvoyer' : undefined}>
      <Button
        type={isInRow ? 'text' : 'primary'}
        size={isInRow ? 'small' : 'middle'}
        icon={<SendOutlined aria-hidden />}
        aria-label={`Renvoyer à ${recipient}`}
        loading={isPending}
        onClick={() => void resend([id])}
      >
        {!isInRow && 'Renvoyer'}
      </Button>
    </Tooltip>
  );
}

/** The same for the ticked ones of a list. */
export const ResendSelected: BulkAction = ({ selected, clear }) => {
  const { resend, isPending } = useResend();
  const run = async () => {
    if (await resend(selected)) clear();
  };
  return (
    <Button size="small" icon={<SendOutlined aria-hidden />} loading={isPending} onClick={run}>
      Renvoyer la sélection
    </Button>
  );
};
