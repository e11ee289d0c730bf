import { PlusOutlined, SaveOutlined } from '@ant-design/icons';
import { messagesOf, type ResourceShape } from '@karite/shared/resource';
import { listViews } from '@karite/shared/resources';
import { Button } from 'antd';
import { useState } from 'react';
import { actorNow, mayHere } from '../../providers/actor.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Loading } from '../../ui/states/loading.tsx';
import type { ListState } from '../list/list-state.ts';
import type { ListLayout } from '../list/use-list-layout.ts';
import { isChanged, presentOf, type SavedView, wordsOf } from './saved-view.ts';
import { useKeepView } from './use-keep-view.ts';
import { useViews } from './use-views.ts';
import { ViewForm } from './view-form.tsx';
import { ViewRow } from './view-row.tsx';
import './views.css';

export type ViewsPanelProps = {
  resource: ResourceShape;
  /** The one that is open. */
  view: SavedView | null;
  state: ListState;
  layout: ListLayout;
  /** Goes to a view; `null`: to the list as it is declared. */
  openView: (next: Pick<SavedView, 'id' | 'words'> | null) => void;
  close: () => void;
};

/** Whether the current user may change a view: their own, or as an administrator a shared one. */
const mayChange = (view: SavedView): boolean =>
  mayHere(listViews.name, 'update') || (!view.isShared && view.ownerId === actorNow()?.id);

/** The saved views of a list: to open, rename, share, delete and send; and the list as it is now, to be saved as one. */
export default function ViewsPanel({ resource, view, state, layout, openView, close }: ViewsPanelProps) {
  const { views, isRead, isFailed } = useViews(resource, true);
  const { add, change } = useKeepView();
  const [isNaming, setNaming] = useState(false);
  if (isFailed) return <Alert type="error" showIcon message={messagesOf(listViews).loadFailed} />;
  if (!isRead && views.length === 0) return <Loading />;

  const present = presentOf(state, layout);
  const go: ViewsPanelProps['openView'] = (next) => {
    openView(next);
    close();
  };
  const group = (title: string, isShared: boolean) => {
    const some = views.filter((each) => each.isShared === isShared);
    return (
      some.length > 0 && (
        <section aria-label={title}>
          <h3>{title}</h3>
          <ul>
            {some.map((each) => (
              <ViewRow
                key={each.id}
                view={each}
                isOpen={each.id === view?.id}
                mayChange={mayChange(each)}
                open={() => go(each)}
                leave={() => each.id === view?.id && openView(null)}
              />
            ))}
          </ul>
        </section>
      )
    );
  };

  return (
    <div className="views-panel">
      <Button type="text" block className="view-name" aria-current={!view} onClick={() => go(null)}>
        Liste d’origine
      </Button>
      {group('Mes vues', false)}
      {group('Pour tous', true)}
      {view && mayChange(view) && isChanged(view, state, layout) && (
        <Button
          block
          icon={<SaveOutlined aria-hidden />}
          onClick={async () => (await change({ path: { id: view.id }, body: present })) && close()}
        >
          Remplacer « {view.name} » par la liste telle qu’elle est
        </Button>
      )}
      {isNaming ? (
        <ViewForm
          save={async (named) => {
            const added = await add({ list: resource.name, ...present, ...named });
            if (added) go({ id: added.id, words: wordsOf(state) });
          }}
          cancel={() => setNaming(false)}
        />
      ) : (
        <Button block type="dashed" icon={<PlusOutlined aria-hidden />} onClick={() => setNaming(true)}>
          Enregistrer cette liste comme vue
        </Button>
      )}
    </div>
  );
}
