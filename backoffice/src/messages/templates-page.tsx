import { EditOutlined } from '@ant-design/icons';
import {
  allMessages,
  CHANNEL_LABELS,
  type ChannelName,
  channelsOf,
  defaultTemplate,
  messageOf,
} from '@karite/shared/messages';
import { type MessageTemplate, messageTemplates } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { Button, Flex, List, Space, Spin, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { detailOf } from '../providers/http-client.ts';
import { DeletedButton } from '../resource/audit/deleted-button.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { Alert } from '../ui/states/alert.tsx';
import { Badge } from '../ui/states/badge.tsx';

const TemplateModal = lazy(() => import('./template-modal.tsx').then((it) => ({ default: it.TemplateModal })));

type Opened = { event: string; channel: ChannelName };

/** Every message that the shop can write, whether it is on, and whether an administrator has rewritten it. */
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
      <PageHeader title={messageTemplates.label.many} subtitle="Les SMS sont payants : désactivés, ils ne partent pas.">
        <DeletedButton resource={messageTemplates} />
      </PageHeader>
      {query.isError && (
        <Alert type="error" showIcon message="Erreur lors du chargement" description={detailOf(query.error)} />
      )}
      {query.isLoading && <Spin />}
      {query.isSuccess && (
        <Flex vertical gap="middle">
          {allMessages().map(({ name: event, label, help }) => (
            <Panel key={event} title={label} subtitle={help}>
              <List
                dataSource={[...channelsOf(event)]}
                renderItem={(channel) => (
                  <TemplateRow
                    event={event}
                    channel={channel}
                    written={writtenFor({ event, channel })}
                    onOpen={() => open({ event, channel })}
                  />
                )}
              />
            </Panel>
          ))}
        </Flex>
      )}
      <Suspense>
        {opened && <TemplateModal {...opened} written={writtenFor(opened)} onClose={() => open(null)} />}
      </Suspense>
    </>
  );
}

type TemplateRowProps = Opened & { written: MessageTemplate | null; onOpen: () => void };

function TemplateRow({ event, channel, written, onOpen }: TemplateRowProps) {
  const isOn = (written ?? defaultTemplate(event, channel))?.isOn;
  return (
    <List.Item
      extra={
        <Button
          icon={<EditOutlined aria-hidden />}
          aria-label={`Modifier ${messageOf(event).label}, ${CHANNEL_LABELS[channel]}`}
          onClick={onOpen}
        >
          Modifier
        </Button>
      }
    >
      <Space wrap size="middle">
        <Typography.Text strong>{CHANNEL_LABELS[channel]}</Typography.Text>
        <Badge tone={isOn ? 'good' : 'plain'}>{isOn ? 'Activé' : 'Désactivé'}</Badge>
        <Typography.Text type="secondary">{written ? 'Texte modifié' : 'Texte par défaut'}</Typography.Text>
      </Space>
    </List.Item>
  );
}

export default TemplatesPage;
