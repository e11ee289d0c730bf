import { type ChannelName, htmlOf, type MessageEvent, type Template } from '@karite/shared/messages';
import { Button, Form, Input, Switch } from 'antd';
import { PlaceholderList } from './placeholder-list.tsx';
import { TemplatePreview } from './template-preview.tsx';

type TemplateEditorProps = {
  event: MessageEvent;
  channel: ChannelName;
  draft: Template;
  /** What keeps the draft from being saved, by field. */
  problems: Partial<Record<string, string>>;
  change: (draft: Template) => void;
};

/** The texts of a message, the names that may stand in them, and what it will look like. */
export function TemplateEditor({ event, channel, draft, problems, change }: TemplateEditorProps) {
  const isMail = channel === 'email';
  const said = (field: string) =>
    problems[field] ? { validateStatus: 'error' as const, help: problems[field] } : undefined;
  return (
    <div className="template-editor">
      <Form layout="vertical" component="div">
        <Form.Item label={channel === 'whatsapp' ? 'Proposer ce texte' : 'Envoyer ce message'} htmlFor="template-on">
          <Switch
            id="template-on"
            checked={draft.isOn}
            checkedChildren="Oui"
            unCheckedChildren="Non"
            onChange={(isOn) => change({ ...draft, isOn })}
          />
        </Form.Item>
        {isMail && (
          <Form.Item label="Objet" htmlFor="template-subject" required {...said('subject')}>
            <Input
              id="template-subject"
              value={draft.subject ?? ''}
              maxLength={200}
              onChange={({ target }) => change({ ...draft, subject: target.value })}
            />
          </Form.Item>
        )}
        <Form.Item label="Texte" htmlFor="template-text" required {...said('text')}>
          <Input.TextArea
            id="template-text"
            value={draft.text}
            maxLength={5_000}
            autoSize={{ minRows: 5, maxRows: 16 }}
            onChange={({ target }) => change({ ...draft, text: target.value })}
          />
        </Form.Item>
        {isMail && (
          <Form.Item
            label="HTML"
            htmlFor="template-html"
            extra={
              draft.html ? (
                'Montré par la plupart des messageries ; le texte reste pour les autres.'
              ) : (
                <Button type="link" onClick={() => change({ ...draft, html: htmlOf(draft.text) })}>
                  Partir du texte
                </Button>
              )
            }
            {...said('html')}
          >
            <Input.TextArea
              id="template-html"
              value={draft.html ?? ''}
              maxLength={20_000}
              placeholder="Vide : le texte, mis en page"
              autoSize={{ minRows: 2, maxRows: 16 }}
              onChange={({ target }) => change({ ...draft, html: target.value })}
            />
          </Form.Item>
        )}
        <PlaceholderList event={event} channel={channel} />
      </Form>
      <TemplatePreview event={event} channel={channel} draft={draft} />
    </div>
  );
}
