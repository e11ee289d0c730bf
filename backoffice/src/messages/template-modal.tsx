import { UndoOutlined } from '@ant-design/icons';
import {
  CHANNEL_LABELS,
  type ChannelName,
  defaultTemplate,
  EVENT_LABELS,
  type MessageEvent,
  type Template,
  templateProblems,
} from '@karite/shared/messages';
import { type MessageTemplate, messageTemplates } from '@karite/shared/resources';
import { useDataProvider, useInvalidate, useNotification } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { messageOf } from '../providers/message-of.ts';
import { onlyIf, staleVersionOf } from '../providers/refusals.ts';
import { RecordModal } from '../resource/record-modal.tsx';
import { useFreshRecord } from '../resource/use-fresh-record.ts';
import { ConfirmModal } from '../ui/confirm-modal.tsx';
import { TemplateEditor } from './template-editor.tsx';

type TemplateModalProps = {
  event: MessageEvent;
  channel: ChannelName;
  /** What an administrator wrote; `null` while the default text stands. */
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
  const [draft, change] = useState<Template>(start);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isJudged, judge] = useState(false);
  const dataProvider = useDataProvider()();
  const invalidate = useInvalidate();
  const { open } = useNotification();
  const [isAsked, ask] = useState(false);
  const resource = messageTemplates.name;
  const problems = isJudged ? { ...missing(draft), ...templateProblems(event, channel, draft) } : {};

  async function run(work: () => Promise<unknown>, done: string) {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      await invalidate({ resource, invalidates: ['resourceAll'] });
      open?.({ type: 'success', message: done });
      onClose();
    } catch (error) {
      const stale = staleVersionOf(error);
      const said = stale ? `${stale.changed.by ?? "Quelqu'un d'autre"} a modifié ce modèle : rouvrez-le` : null;
      setProblem(said ?? messageOf(error, "Erreur lors de l'enregistrement"));
      setBusy(false);
    }
  }
  function save() {
    judge(true);
    const [wrong] = Object.keys({ ...missing(draft), ...templateProblems(event, channel, draft) });
    if (wrong) {
      // On a phone the field may be far above the button.
      document.getElementById(`template-${wrong}`)?.focus();
      return;
    }
    const { subject, text, html, isOn } = draft;
    const variables = { event, channel, subject: subject || undefined, text, html: html || undefined, isOn };
    const meta = { headers: onlyIf(etag) };
    void run(
      () =>
        id ? dataProvider.update({ resource, id, variables, meta }) : dataProvider.create({ resource, variables }),
      messageTemplates.messages.updated,
    );
  }
  async function restore() {
    if (id) await dataProvider.deleteOne({ resource, id });
    await invalidate({ resource, invalidates: ['resourceAll'] });
    open?.({ type: 'success', message: messageTemplates.messages.deleted });
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
          {id && (
            <Button icon={<UndoOutlined aria-hidden />} onClick={() => ask(true)}>
              Texte par défaut
            </Button>
          )}
          <Button onClick={onClose}>Annuler</Button>
          <Button type="primary" loading={isBusy} onClick={save}>
            Enregistrer
          </Button>
        </>
      }
    >
      <TemplateEditor event={event} channel={channel} draft={draft} problems={problems} change={change} />
      {isAsked && (
        <ConfirmModal
          title="Revenir au texte par défaut ?"
          okText="Rétablir"
          run={async () => {
            await restore();
            onClose();
          }}
          onClose={() => ask(false)}
        >
          <p>Le vôtre reste sous « Supprimés récemment », où il peut être rétabli.</p>
        </ConfirmModal>
      )}
    </RecordModal>
  );
}

const missing = ({ text }: Template): { text?: string } =>
  text.trim() ? {} : { text: String(messageTemplates.fields.text.required) };
