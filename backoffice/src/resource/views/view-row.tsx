import { DeleteOutlined, EditOutlined, LinkOutlined } from '@ant-design/icons';
import { listViews } from '@karite/shared/resources';
import { useNotification } from '@refinedev/core';
import { App, Button } from 'antd';
import { useState } from 'react';
import { linkTo, type SavedView } from './saved-view.ts';
import { useKeepView } from './use-keep-view.ts';
import { ViewForm } from './view-form.tsx';

type ViewRowProps = {
  view: SavedView;
  isOpen: boolean;
  mayChange: boolean;
  open: () => void;
  /** Goes away from it where it is open. */
  leave: () => void;
};

/** One saved view: a click opens it; beside it its link to send, its name to change, and the way to be rid of it. */
export function ViewRow({ view, isOpen, mayChange, open, leave }: ViewRowProps) {
  const { modal } = App.useApp();
  const { open: notify } = useNotification();
  const keep = useKeepView();
  const [isNaming, setNaming] = useState(false);
  const { id, name } = view;

  const copy = () =>
    navigator.clipboard.writeText(linkTo(id)).then(
      () => notify?.({ type: 'success', message: 'Lien copié' }),
      () => notify?.({ type: 'error', message: `Le lien n’a pas pu être copié : ${linkTo(id)}` }),
    );
  const remove = () =>
    modal.confirm({
      title: listViews.messages.deleteConfirm,
      content: view.isShared ? `${name} : elle est à tous ceux qui travaillent ici.` : name,
      okText: 'Supprimer',
      okButtonProps: { danger: true },
      cancelText: 'Annuler',
      onOk: () => keep.remove(id, leave),
    });

  if (isNaming)
    return (
      <li>
        <ViewForm
          before={view}
          save={async (said) => (await keep.change(id, said)) && setNaming(false)}
          cancel={() => setNaming(false)}
        />
      </li>
    );
  return (
    <li className="view-row">
      <Button type="text" className="view-name" aria-current={isOpen} onClick={open}>
        {name}
      </Button>
      <Button
        type="text"
        size="small"
        icon={<LinkOutlined aria-hidden />}
        aria-label={`Copier le lien de ${name}`}
        title="Copier le lien"
        onClick={copy}
      />
      {mayChange && (
        <>
          <Button
            type="text"
            size="small"
            icon={<EditOutlined aria-hidden />}
            aria-label={`Renommer ${name}`}
            title="Renommer"
            onClick={() => setNaming(true)}
          />
          <Button
            type="text"
            size="small"
            danger
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`Supprimer ${name}`}
            title="Supprimer"
            onClick={remove}
          />
        </>
      )}
    </li>
  );
}
