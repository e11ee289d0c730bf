import { ExperimentOutlined } from '@ant-design/icons';
import { type Webhook, webhookDeliveries } from '@karite/shared/resources';
import { Button, Tooltip } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useWrite } from '../providers/use-write.ts';
import type { RecordAction } from '../resource/resource-context.ts';

/** The button that sends a webhook an event of no record, and shows what becomes of it. */
export const TestAction: RecordAction<Webhook> = ({ record: webhook, isInRow }) => {
  const navigate = useNavigate();
  const { attempt, isPending } = useWrite('POST', '/webhooks/{id}/test', {
    changes: [webhookDeliveries.name],
    done: 'Événement de test en route',
    failed: 'Erreur lors de l’envoi',
  });
  if (!webhook.isOpen) return null;
  const send = async () => {
    if ((await attempt({ path: { id: webhook.id } })) !== null)
      await navigate(`/${webhookDeliveries.name}?webhookId=${webhook.id}`);
  };
  return (
    <Tooltip title={isInRow ? 'Envoyer un test' : undefined}>
      <Button
        type={isInRow ? 'text' : 'default'}
        size={isInRow ? 'small' : 'middle'}
        icon={<ExperimentOutlined aria-hidden />}
        aria-label={`Envoyer un test à ${webhook.name}`}
        loading={isPending}
        onClick={send}
      >
        {!isInRow && 'Envoyer un test'}
      </Button>
    </Tooltip>
  );
};
