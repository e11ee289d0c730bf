import { SendOutlined } from '@ant-design/icons';
import type { Message } from '@karite/shared/resources';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import type { BulkAction, RecordAction } from '../resource/resource-context.ts';
import { useResend } from './use-resend.ts';

/** The button that sends a message again, where it has not left. */
export const ResendAction: RecordAction<Message> = ({ record: message, isInRow }) => {
  const resend = useResend();
  const [isBusy, setBusy] = useState(false);
  if (message.status !== 'failed' && message.status !== 'kept') return null;

  async function run() {
    setBusy(true);
    await resend([message.id]);
    setBusy(false);
  }

  return (
    <Tooltip title={isInRow ? 'Renvoyer' : undefined}>
      <Button
        type={isInRow ? 'text' : 'primary'}
        size={isInRow ? 'small' : 'middle'}
        icon={<SendOutlined aria-hidden />}
        aria-label={`Renvoyer à ${message.recipient}`}
        loading={isBusy}
        onClick={run}
      >
        {!isInRow && 'Renvoyer'}
      </Button>
    </Tooltip>
  );
};

/** The same for the ticked ones of a list. */
export const ResendSelected: BulkAction = ({ selected, clear }) => {
  const resend = useResend();
  const run = async () => {
    await resend(selected);
    clear();
  };
  return (
    <Button size="small" icon={<SendOutlined aria-hidden />} onClick={run}>
      Renvoyer la sélection
    </Button>
  );
};
