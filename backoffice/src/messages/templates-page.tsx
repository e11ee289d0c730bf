import { EditOutlined } from '@ant-design/icons';
import { valuesOf } from '@karite/shared/labels';
import {
  CHANNEL_LABELS,
  type ChannelName,
  channelsOf,
  defaultTemplate,
  EVENT_LABELS,
  type MessageEvent,
} from '@karite/shared/messages';
import { type MessageTemplate, messageTemplates } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { Alert, Button, Spin } from 'antd';
import { useState } from 'react';
import { detailOf } from '../providers/http-client.ts';
import { DeletedButton } from '../resource/audit/deleted-button.tsx';
import { Badge } from '../ui/badge.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { TemplateModal } from './template-modal.tsx';
import './messages.css';

const EVENTS = valuesOf(EVENT_LABELS);

const HINTS: Partial<Record<MessageEvent, string>> = {
  'order-corrected': "Part quand un statut est annulé dans le journal, par les seules voies qui l'avaient annoncé.",
};

type Opened = { event: MessageEvent; channel: ChannelName };

/** Every message that the shop can write, whether it does, and whether an administrator has written it anew. */
function TemplatesPage() {
  const { result, query } = useList<MessageTemplate>({
    resource: messageTemplates.name,
    pagination: { mode: 'off' },
    errorNotification: false,
  });
  const [opened, open] = useState<Opened | null>(null);
  const writtenFor = ({ event, channel }: Opened) =>
    result.data.find((each) => each.event === event && each.channel === channel) ?? null;

  return (
    <>
      <PageHeader
        title={messageTemplates.label.many}
        subtitle="Ce que la boutique écrit à ses clients. Les SMS sont payants : ils ne partent que si vous les activez. WhatsApp s'ouvre d'une commande, et c'est vous qui envoyez."
      >
        <DeletedButton resource={messageTemplates} />
      </PageHeader>
      {query.isError && (
        <Alert type="error" showIcon message="Erreur lors du chargement" description={detailOf(query.error)} />
      )}
      {query.isLoading && <Spin />}
      {query.isSuccess && (
        <div className="template-list">
          {EVENTS.map((event) => (
            <Panel key={event} title={EVENT_LABELS[event]} subtitle={HINTS[event]}>
              <ul className="template-rows">
                {channelsOf(event).map((channel) => (
                  <TemplateRow
                    key={channel}
                    event={event}
                    channel={channel}
                    written={writtenFor({ event, channel })}
                    onOpen={() => open({ event, channel })}
                  />
                ))}
              </ul>
            </Panel>
          ))}
        </div>
      )}
      {opened && <TemplateModal {...opened} written={writtenFor(opened)} onClose={() => open(null)} />}
    </>
  );
}

type TemplateRowProps = Opened & { written: MessageTemplate | null; onOpen: () => void };

function TemplateRow({ event, channel, written, onOpen }: TemplateRowProps) {
  const isOn = (written ?? defaultTemplate(event, channel))?.isOn;
  return (
    <li>
      <span className="template-channel">{CHANNEL_LABELS[channel]}</span>
      <Badge tone={isOn ? 'good' : 'plain'}>{isOn ? 'Activé' : 'Désactivé'}</Badge>
      <span className="quiet">{written ? 'Texte modifié' : 'Texte par défaut'}</span>
      <Button
        icon={<EditOutlined aria-hidden />}
        aria-label={`Modifier ${EVENT_LABELS[event]}, ${CHANNEL_LABELS[channel]}`}
        onClick={onOpen}
      >
        Modifier
      </Button>
    </li>
  );
}

export default TemplatesPage;
