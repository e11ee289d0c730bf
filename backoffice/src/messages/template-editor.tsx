import { type ChannelName, htmlOf, type Template, templateProblems } from '@karite/shared/messages';
import { messageTemplates } from '@karite/shared/resources';
import { Button, Col, Form, type FormInstance, Input, Row, Switch } from 'antd';
import { PlaceholderList } from './placeholder-list.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { TemplateTrial } from './template-trial.tsx';

type TemplateEditorProps = {
  event: string;
  channel: ChannelName;
  start: Template;
  form: FormInstance<Template>;
  save: (draft: Template) => Promise<void>;
};

/** The texts of a message, their placeholders, and a preview. */
export function TemplateEditor({ event, channel, start, form, save }: TemplateEditorProps) {
  const isMail = channel === 'email';
  const draft: Template = { ...start, ...Form.useWatch([], form) };
  /** The error of a field by the shop's rules. */
  const judged = (field: 'subject' | 'text' | 'html') => ({
    validator: async () => {
      const problem = templateProblems(event, channel, { ...start, ...form.getFieldsValue() })[field];
      if (problem) throw new Error(problem);
    },
  });
  return (
    <Row gutter={[24, 24]}>
      <Col xs={24} lg={14}>
        <Form
          name="template"
          layout="vertical"
          form={form}
          initialValues={start}
          onFinish={save}
          // On a phone the field may be far above the button.
          scrollToFirstError={{ focus: true }}
        >
          <Form.Item name="isOn" label={channel === 'whatsapp' ? 'Proposer ce texte' : 'Envoyer ce message'}>
            <Switch checkedChildren="Oui" unCheckedChildren="Non" />
          </Form.Item>
          {isMail && (
            <Form.Item name="subject" label="Objet" required rules={[judged('subject')]}>
              <Input maxLength={200} />
            </Form.Item>
          )}
          <Form.Item
            name="text"
            label="Texte"
            rules={[
              { required: true, whitespace: true, message: String(messageTemplates.fields.text.required) },
              judged('text'),
            ]}
          >
            <Input.TextArea maxLength={5_000} autoSize={{ minRows: 5, maxRows: 16 }} />
          </Form.Item>
          {isMail && (
            <Form.Item
              name="html"
              label="HTML"
              rules={[judged('html')]}
              extra={
                draft.html ? (
                  'Montré par la plupart des messageries ; le texte reste pour les autres.'
                ) : (
                  <Button type="link" onClick={() => form.setFieldValue('html', htmlOf(draft.text))}>
                    Partir du texte
                  </Button>
                )
              }
            >
              <Input.TextArea
                maxLength={20_000}
                placeholder="Vide : le texte, mis en page"
                autoSize={{ minRows: 2, maxRows: 16 }}
              />
            </Form.Item>
          )}
        </Form>
        <PlaceholderList event={event} channel={channel} />
      </Col>
      <Col xs={24} lg={10}>
        <TemplatePreview event={event} channel={channel} draft={draft} />
        {isMail && <TemplateTrial event={event} draft={draft} />}
      </Col>
    </Row>
  );
}
