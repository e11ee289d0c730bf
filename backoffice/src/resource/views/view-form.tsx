import { listViews } from '@karite/shared/resources';
import { Button, Checkbox, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { mayHere } from '../../providers/actor.ts';

const { maxLength } = listViews.fields.name;

export type NamedView = { name: string; isShared: boolean };

type ViewFormProps = {
  before?: NamedView;
  save: (said: NamedView) => Promise<unknown>;
  cancel: () => void;
};

/** What a view is called, and whether it is everybody's, which administrators alone decide. */
export function ViewForm({ before, save, cancel }: ViewFormProps) {
  const [name, setName] = useState(before?.name ?? '');
  const [isShared, setShared] = useState(before?.isShared ?? false);
  const [isBusy, setBusy] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    await save({ name: name.trim(), isShared });
    setBusy(false);
  }
  return (
    <form
      className="view-form"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        cancel();
      }}
    >
      <Input
        aria-label="Nom de la vue"
        placeholder="Nom de la vue"
        value={name}
        maxLength={maxLength}
        autoFocus
        onChange={(event) => setName(event.target.value)}
      />
      {mayHere(listViews.name, 'update') && (
        <Checkbox checked={isShared} onChange={(event) => setShared(event.target.checked)}>
          Pour tous ceux qui travaillent ici
        </Checkbox>
      )}
      <div>
        <Button size="small" onClick={cancel}>
          Annuler
        </Button>
        <Button size="small" type="primary" htmlType="submit" loading={isBusy} disabled={name.trim() === ''}>
          Enregistrer
        </Button>
      </div>
    </form>
  );
}
