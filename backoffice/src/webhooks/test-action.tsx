import { ExperimentOutlined } from '@ant-design/icons';
import { type Webhook, webhookDeliveries } from '@karite/shared/resources';
import { useInvalidate, useNotification } from '@refinedev/core';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../providers/call.ts';
import { messageOf } from '../providers/message-of.ts';
import type { RecordAction } from '../resource/resource-context.ts';

/** The button that sends a webhook an event of no record, and shows what becomes of it. */
export const TestAction: RecordAction<Webhook> = ({ record: webhook, isInRow }) => {
  const [isBusy, setBusy] = useState(false);
  const { open } = useNotification();
  const invalidate = useInvalidate();
  const go = useNavigate();
  if (!webhook.isOpen) return null;

  async function send() {
    setBusy(true);
    try {
      await call('POST', '/webhooks/{id}/test', { path: { id: webhook.id } });
      await invalidate({ resource: webhookDeliveries.name, invalidates: ['resourceAll'] });
      open?.({ type: 'success', message: 'Événement de test en route' });
      await go(`/${webhookDeliveries.name}?webhookId=${webhook.id}`);
    } catch (error) {
      open?.({ type: 'error', message: messageOf(error, "Erreur lors de l'envoi") });
    }
    setBusy(false);
  }

  return (
    <Tooltip title={isInRow ? 'Envoyer un test' : undefined}>
      <Button
        type={isInRow ? 'text' : 'default'}
        size={isInRow ? 'small' : 'middle'}
        icon={<ExperimentOutlined aria-hidden />}
        aria-label={`Envoyer un test à ${webhook.name}`}
        loading={isBusy}
        onClick={send}
      >
        {!isInRow && 'Envoyer un test'}
      </Button>
    </Tooltip>
  );
};
