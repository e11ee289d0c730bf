import { SendOutlined } from '@ant-design/icons';
import { plural } from '@karite/shared/format';
import { type WebhookDelivery, webhookDeliveries } from '@karite/shared/resources';
import { useInvalidate, useNotification } from '@refinedev/core';
import { Button, Tooltip } from 'antd';
import { useCallback, useState } from 'react';
import { call } from '../providers/call.ts';
import { messageOf } from '../providers/message-of.ts';
import type { BulkAction, RecordAction } from '../resource/resource-context.ts';

/** Puts events among those to be sent, and says how many will leave. */
function useSendAgain() {
  const invalidate = useInvalidate();
  const { open } = useNotification();
  return useCallback(
    async (ids: readonly string[]) => {
      try {
        const { resent, left } = await call('POST', '/webhook-deliveries/resend', { body: { ids: [...ids] } });
        if (resent > 0) open?.({ type: 'success', message: `${plural(resent, 'événement')} à envoyer` });
        if (left > 0)
          open?.({ type: 'error', message: `${plural(left, 'événement')} : déjà en route, ou webhook fermé` });
      } catch (error) {
        open?.({ type: 'error', message: messageOf(error, "Erreur lors de l'envoi") });
      }
      await invalidate({ resource: webhookDeliveries.name, invalidates: ['resourceAll'] });
    },
    [invalidate, open],
  );
}

/** The button that sends an event again, the same under the same id. */
export const SendAgainAction: RecordAction<WebhookDelivery> = ({ record, isInRow }) => {
  const sendAgain = useSendAgain();
  const [isBusy, setBusy] = useState(false);
  async function run() {
    setBusy(true);
    await sendAgain([record.id]);
    setBusy(false);
  }
  return (
    <Tooltip title={isInRow ? 'Envoyer à nouveau' : undefined}>
      <Button
        type={isInRow ? 'text' : 'primary'}
        size={isInRow ? 'small' : 'middle'}
        icon={<SendOutlined aria-hidden />}
        aria-label={`Envoyer à nouveau ${record.type}`}
        loading={isBusy}
        onClick={run}
      >
        {!isInRow && 'Envoyer à nouveau'}
      </Button>
    </Tooltip>
  );
};

/** The same for the ticked ones of a list. */
export const SendSelectedAgain: BulkAction = ({ selected, clear }) => {
  const sendAgain = useSendAgain();
  const run = async () => {
    await sendAgain(selected);
    clear();
  };
  return (
    <Button size="small" icon={<SendOutlined aria-hidden />} onClick={run}>
      Envoyer à nouveau
    </Button>
  );
};
