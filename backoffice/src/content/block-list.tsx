import { PlusOutlined } from '@ant-design/icons';
import { BLOCK_LABELS, type BlockKind, kindsAt } from '@karite/shared/content';
import { type ContentBlock, type ContentPage, contentBlocks } from '@karite/shared/resources';
import { useInvalidate, useList, useNotification } from '@refinedev/core';
import { Button, Dropdown } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { API } from '../providers/api.ts';
import { call } from '../providers/call.ts';
import { request } from '../providers/http-client.ts';
import { messageOf } from '../providers/message-of.ts';
import type { Destination } from '../resource/list/place-cell.tsx';
import { useConfirmDelete } from '../resource/use-confirm-delete.tsx';
import { Loading } from '../ui/loading.tsx';
import { Panel } from '../ui/panel.tsx';
import { blockForm } from './block-form.ts';
import { BlockRow } from './block-row.tsx';

const FormModal = lazy(() => import('../resource/form/form-modal.tsx'));

type Opened = { kind: BlockKind; id: string | null; from: string | null };

/** The blocks of a page's draft: moved, added, duplicated, switched off, each with the form of its kind. */
export function BlockList({ page }: { page: ContentPage }) {
  const { result, query } = useList<ContentBlock>({
    resource: contentBlocks.name,
    filters: [{ field: 'pageId', operator: 'eq', value: page.id }],
    sorters: [{ field: 'position', order: 'asc' }],
    pagination: { mode: 'off' },
    // Abandoning a draft makes other blocks.
    meta: { at: page.updatedAt },
  });
  const [opened, open] = useState<Opened | null>(null);
  const [isMoving, setMoving] = useState(false);
  const invalidate = useInvalidate();
  const { open: notify } = useNotification();
  const remove = useConfirmDelete(contentBlocks);

  async function run(work: () => Promise<unknown>) {
    if (isMoving) return;
    setMoving(true);
    await work().catch((error) =>
      notify?.({ type: 'error', message: messageOf(error, 'Erreur lors de l’enregistrement') }),
    );
    await invalidate({ resource: contentBlocks.name, invalidates: ['resourceAll'] });
    setMoving(false);
  }
  const move = (id: string, to: Destination) =>
    void run(() => request('POST', `${API}/${contentBlocks.name}/order`, { id, ...to }));
  const show = ({ id }: ContentBlock, isOn: boolean) =>
    void run(() => call('PATCH', '/content-blocks/{id}', { path: { id }, body: { isOn } }));

  const add = (
    <Dropdown
      trigger={['click']}
      menu={{
        items: kindsAt(page.place).map((kind) => ({ key: kind, label: BLOCK_LABELS[kind] })),
        onClick: ({ key }) => {
          const kind = kindsAt(page.place).find((each) => each === key);
          if (kind) open({ kind, id: null, from: null });
        },
      }}
    >
      <Button type="primary" icon={<PlusOutlined aria-hidden />}>
        Ajouter un bloc
      </Button>
    </Dropdown>
  );
  return (
    <Panel title="Brouillon" subtitle="De haut en bas, comme dans la boutique." extra={add}>
      {query.isLoading && <Loading />}
      {query.isSuccess && result.data.length === 0 && <p className="quiet">Aucun bloc : ajoutez le premier.</p>}
      <ul className="content-blocks">
        {result.data.map((block) => (
          <BlockRow
            key={block.id}
            block={block}
            isMoving={isMoving}
            move={move}
            show={show}
            edit={() => open({ kind: block.kind, id: block.id, from: null })}
            copy={() => open({ kind: block.kind, id: null, from: block.id })}
            remove={() => remove(block)}
          />
        ))}
      </ul>
      <Suspense>
        {opened && (
          <FormModal
            key={`${opened.kind} ${opened.id} ${opened.from}`}
            resource={blockForm(opened.kind)}
            id={opened.id}
            from={opened.from}
            fixed={{ pageId: page.id, kind: opened.kind }}
            onClose={() => open(null)}
          />
        )}
      </Suspense>
    </Panel>
  );
}
