import { listViews } from '@karite/shared/resources';
import { Button, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { mayHere } from '../../providers/actor.ts';

const { maxLength } = listViews.fields.name;

export type NamedView = { name: string; isShared: boolean };

type ViewFormProps = {
  before?: NamedView;
  save: (named: NamedView) => Promise<unknown>;
  cancel: () => void;
};

/** What a view is called, and whether it is everybody's, which administrators alone decide. */
export function ViewForm({ before = { name: '', isShared: false }, save, cancel }: ViewFormProps) {
  const [isBusy, setBusy] = useState(false);
  async function submit({ name, isShared = before.isShared }: NamedView) {
    if (!name.trim()) return;
    setBusy(true);
    await save({ name: name.trim(), isShared });
    setBusy(false);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the form, and not the panel around it
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        cancel();
      }}
    >
      <Form<NamedView> className="view-form" initialValues={before} onFinish={submit}>
        <Form.Item name="name" noStyle>
          <Input aria-label="Nom de la vue" placeholder="Nom de la vue" maxLength={maxLength} autoFocus />
        </Form.Item>
        {mayHere(listViews.name, 'update') && (
          <Form.Item name="isShared" valuePropName="checked" noStyle>
            <Checkbox>Pour tous ceux qui travaillent ici</Checkbox>
          </Form.Item>
        )}
        <div>
          <Button size="small" onClick={cancel}>
            Annuler
          </Button>
          <Button size="small" type="primary" htmlType="submit" loading={isBusy}>
            Enregistrer
          </Button>
        </div>
      </Form>
    </div>
  );
}
