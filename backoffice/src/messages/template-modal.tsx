import {
  CHANNEL_LABELS,
  type ChannelName,
  defaultTemplate,
  EVENT_LABELS,
  type Template,
} from '@karite/shared/messages';
import { type MessageTemplate, messageTemplates } from '@karite/shared/resources';
import { useCreate, useUpdate } from '@refinedev/core';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { messageOf } from '../providers/message-of.ts';
import { onlyIf, staleVersionOf } from '../providers/refusals.ts';
import { RecordModal } from '../resource/record-modal.tsx';
import { useFreshRecord } from '../resource/use-fresh-record.ts';
import { RestoreTemplate } from './restore-template.tsx';
import { TemplateEditor } from './template-editor.tsx';

type TemplateModalProps = {
  event: string;
  channel: ChannelName;
  /** What an administrator wrote; `null` while the default text applies. */
  written: MessageTemplate | null;
  onClose: () => void;
};

/** The editor of one message: of what was written, as it is now, or of the default text. */
export function TemplateModal({ written, ...rest }: TemplateModalProps) {
  if (written) return <OfWritten {...rest} written={written} />;
  const start = defaultTemplate(rest.event, rest.channel);
  // A channel that the event does not use has no text to begin with, and no row in the list to come from.
  return start && <Editing {...rest} start={start} id={null} etag={undefined} />;
}

function OfWritten({ written, ...rest }: Omit<TemplateModalProps, 'written'> & { written: MessageTemplate }) {
  const { record, etag, isRead } = useFreshRecord<MessageTemplate>(messageTemplates.name, written);
  return isRead && <Editing {...rest} start={record} id={record.id} etag={etag} />;
}

type EditingProps = Omit<TemplateModalProps, 'written'> & {
  start: Template;
  id: string | null;
  etag: string | undefined;
};

function Editing({ event, channel, start, id, etag, onClose }: EditingProps) {
  const [form] = Form.useForm<Template>();
  const [problem, setProblem] = useState<string | null>(null);
  const creating = useCreate<MessageTemplate>();
  const updating = useUpdate<MessageTemplate>();

  async function save({ subject, text, html, isOn }: Template) {
    setProblem(null);
    const write = {
      resource: messageTemplates.name,
      values: { event, channel, subject: subject || undefined, text, html: html || undefined, isOn },
      successNotification: { type: 'success', message: messageTemplates.messages.updated },
      errorNotification: false,
    } as const;
    try {
      if (id) await updating.mutateAsync({ ...write, id, meta: { headers: onlyIf(etag) } });
      else await creating.mutateAsync(write);
      onClose();
    } catch (error) {
      const stale = staleVersionOf(error);
      const conflict = stale ? `${stale.changed.by ?? 'Quelqu’un d’autre'} a modifié ce modèle : rouvrez-le` : null;
      setProblem(conflict ?? messageOf(error, "Erreur lors de l'enregistrement"));
    }
  }

  return (
    <RecordModal
      width={1040}
      isLoading={false}
      problem={problem}
      title={`${EVENT_LABELS[event]} · ${CHANNEL_LABELS[channel]}`}
      maskClosable={false}
      onCancel={onClose}
      footer={
        <>
          {id && <RestoreTemplate id={id} onRestored={onClose} />}
          <Button onClick={onClose}>Annuler</Button>
          <Button
            type="primary"
            loading={creating.mutation.isPending || updating.mutation.isPending}
            onClick={form.submit}
          >
            Enregistrer
          </Button>
        </>
      }
    >
      <TemplateEditor event={event} channel={channel} start={start} form={form} save={save} />
    </RecordModal>
  );
}
