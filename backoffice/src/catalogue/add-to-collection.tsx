import { plural } from '@karite/shared/format';
import { type Collection, collections } from '@karite/shared/resources';
import { useSelect } from '@refinedev/antd';
import { useNotification } from '@refinedev/core';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { mayHere } from '../providers/actor.ts';
import { dataProvider, etagOf } from '../providers/data-provider.ts';
import { messageOf } from '../providers/message-of.ts';
import type { BulkAction } from '../resource/resource-context.ts';
import { useRecordWrite } from '../resource/use-record-write.ts';
import { useUndo } from '../resource/use-undo.ts';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { Alert } from '../ui/states/alert.tsx';

type WindowProps = { selected: readonly string[]; clear: () => void; onClose: () => void };

/** Chooses a collection by hand, and puts the ticked products at its end (R2177). */
function AddWindow({ selected, clear, onClose }: WindowProps) {
  const { selectProps } = useSelect<Collection>({
    resource: collections.name,
    optionLabel: 'title',
    filters: [{ field: 'kind', operator: 'eq', value: 'hand' }],
    errorNotification: false,
  });
  const [id, choose] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { write, refresh } = useRecordWrite(collections);
  const { open } = useNotification();
  const undo = useUndo(collections);

  async function add() {
    if (!id) return;
    setBusy(true);
    setProblem(null);
    try {
      const answer = await dataProvider.getOne<Collection>({ resource: collections.name, id });
      const before = answer.data.products.map((product) => product.id);
      const products = [...new Set([...before, ...selected])];
      const added = products.length - before.length;
      if (added > 0) await write('patch', id, { products }, etagOf(answer));
      await refresh();
      const message = `${plural(added, 'produit ajouté', 'produits ajoutés')} à « ${answer.data.title} »`;
      open?.({ type: 'success', message, ...(added > 0 && undo([id])) });
      clear();
      onClose();
    } catch (error) {
      setProblem(messageOf(error, 'Erreur lors de l’enregistrement'));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={`Ajouter ${plural(selected.length, 'produit')} à une collection`}
      okText="Ajouter"
      cancelText="Annuler"
      okButtonProps={{ disabled: !id }}
      confirmLoading={isBusy}
      onOk={add}
      onCancel={onClose}
    >
      <Select<string>
        aria-label="Collection"
        className="bulk-field"
        placeholder="Laquelle ?"
        value={id}
        onChange={choose}
        options={selectProps.options?.map(({ value, label }) => ({ value: String(value), label }))}
        notFoundContent="Aucune collection à la main"
      />
      {problem && <Alert type="error" showIcon role="alert" message={problem} />}
    </Dialog>
  );
}

/** « Ajouter à une collection », for who may change collections. */
export const AddToCollection: BulkAction = ({ selected, clear }) => {
  const [isOpen, setOpen] = useState(false);
  if (!mayHere(collections.name, 'update')) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Ajouter à une collection
      </Button>
      {isOpen && <AddWindow {...{ selected, clear }} onClose={() => setOpen(false)} />}
    </>
  );
};
