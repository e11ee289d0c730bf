import { DeleteOutlined, EditOutlined, LinkOutlined } from '@ant-design/icons';
import { messagesOf } from '@karite/shared/resource';
import { listViews } from '@karite/shared/resources';
import { useDelete, useNotification } from '@refinedev/core';
import { App, Button } from 'antd';
import { useState } from 'react';
import { messageOf } from '../../providers/message-of.ts';
import { STATE_ICONS } from '../../ui/states/state-icons.tsx';
import { linkTo, type SavedView } from './saved-view.ts';
import { useKeepView } from './use-keep-view.ts';
import { ViewForm } from './view-form.tsx';

const { deleted, deleteFailed } = messagesOf(listViews);

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
  const { change } = useKeepView();
  const { mutate } = useDelete();
  const [isNaming, setNaming] = useState(false);
  const { id, name } = view;

  const copy = () =>
    navigator.clipboard.writeText(linkTo(id)).then(
      () => notify?.({ type: 'success', message: 'Lien copié' }),
      () => notify?.({ type: 'error', message: `Le lien n’a pas pu être copié : ${linkTo(id)}` }),
    );
  const remove = () =>
    modal.confirm({
      icon: STATE_ICONS.warning,
      title: listViews.messages.deleteConfirm,
      content: view.isShared ? `${name} : elle est à tous ceux qui travaillent ici.` : name,
      okText: 'Supprimer',
      okButtonProps: { danger: true },
      cancelText: 'Annuler',
      onOk: () => {
        // An open view is left before the list requests it again.
        leave();
        // Sent some seconds later: what is lost with a closed tab is only that a view is gone.
        mutate({
          resource: listViews.name,
          id,
          mutationMode: 'undoable',
          successNotification: { type: 'success', message: deleted },
          errorNotification: (error) => ({ type: 'error', message: messageOf(error, deleteFailed) }),
        });
      },
    });

  if (isNaming)
    return (
      <li>
        <ViewForm
          before={view}
          save={async (named) => (await change({ path: { id }, body: named })) && setNaming(false)}
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
