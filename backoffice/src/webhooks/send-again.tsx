import { SendOutlined } from '@ant-design/icons';
import { plural } from '@karite/shared/format';
import { type WebhookDelivery, webhookDeliveries } from '@karite/shared/resources';
import { Button, Tooltip } from 'antd';
import { useWrite } from '../providers/use-write.ts';
import type { BulkAction, RecordAction } from '../resource/resource-context.ts';

/** Queues events again, and shows how many. */
const useSendAgain = () =>
  useWrite('POST', '/webhook-deliveries/resend', {
    changes: [webhookDeliveries.name],
    done({ resent, left }) {
      const description = left > 0 ? `${plural(left, 'événement')} : déjà en route, ou webhook fermé` : undefined;
      if (resent > 0) return { type: 'success', message: `${plural(resent, 'événement')} à envoyer`, description };
      return description ? { type: 'error', message: description } : null;
    },
    failed: 'Erreur lors de l’envoi',
  });

/** The button that sends an event again, the same under the same id. */
export const SendAgainAction: RecordAction<WebhookDelivery> = ({ record, isInRow }) => {
  const { attempt, isPending } = useSendAgain();
  return (
    <Tooltip title={isInRow ? 'Envoyer à nouveau' : undefined}>
      <Button
        type={isInRow ? 'text' : 'primary'}
        size={isInRow ? 'small' : 'middle'}
        icon={<SendOutlined aria-hidden />}
        aria-label={`Envoyer à nouveau ${record.type}`}
        loading={isPending}
        onClick={() => void attempt({ body: { ids: [record.id] } })}
      >
        {!isInRow && 'Envoyer à nouveau'}
      </Button>
    </Tooltip>
  );
};

/** The same for the ticked ones of a list; refused ones stay ticked. */
export const SendSelectedAgain: BulkAction = ({ selected, clear }) => {
  const { attempt, isPending } = useSendAgain();
  const run = async () => {
    if (await attempt({ body: { ids: [...selected] } })) clear();
  };
  return (
    <Button size="small" icon={<SendOutlined aria-hidden />} loading={isPending} onClick={run}>
      Envoyer à nouveau
    </Button>
  );
};
