import { PlusOutlined } from '@ant-design/icons';
import { BLOCK_LABELS, type BlockKind, kindsAt } from '@karite/shared/content';
import { type ContentBlock, type ContentPage, contentBlocks } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { Button, Dropdown, Empty, List } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useWrite } from '../providers/use-write.ts';
import OrderedRows from '../resource/list/ordered-rows.tsx';
import type { Destination } from '../resource/list/place-cell.tsx';
import { useConfirmDelete } from '../resource/use-confirm-delete.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { blockForm } from './block-form.ts';
import { BlockRow } from './block-row.tsx';

const FormModal = lazy(() => import('../resource/form/form-modal.tsx'));

const WRITES = { changes: [contentBlocks.name], failed: 'Erreur lors de l’enregistrement' };

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
  const { attempt: order, isPending: isMoving } = useWrite('POST', '/content-blocks/order', WRITES);
  const { attempt: change, isPending: isChanging } = useWrite('PATCH', '/content-blocks/{id}', WRITES);
  const remove = useConfirmDelete(contentBlocks);
  const isBusy = isMoving || isChanging;

  const kinds = kindsAt(page.place);
  const move = (id: string, to: Destination) => void (isBusy || order({ body: { id, ...to } }));

  const add = (
    <Dropdown
      trigger={['click']}
      menu={{
        items: kinds.map((kind) => ({
          key: kind,
          label: BLOCK_LABELS[kind],
          onClick: () => open({ kind, id: null, from: null }),
        })),
      }}
    >
      <Button type="primary" icon={<PlusOutlined aria-hidden />}>
        Ajouter un bloc
      </Button>
    </Dropdown>
  );
  return (
    <Panel title="Brouillon" subtitle="De haut en bas, comme dans la boutique." extra={add}>
      <OrderedRows ids={result.data.map(({ id }) => id)} move={move}>
        <List
          loading={query.isLoading}
          dataSource={result.data}
          rowKey="id"
          locale={{
            emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="Aucun bloc : ajoutez le premier." />,
          }}
          renderItem={(block) => (
            <BlockRow
              block={block}
              isMoving={isBusy}
              move={move}
              show={(isOn) => void (isBusy || change({ path: { id: block.id }, body: { isOn } }))}
              edit={() => open({ kind: block.kind, id: block.id, from: null })}
              copy={() => open({ kind: block.kind, id: null, from: block.id })}
              remove={() => remove(block)}
            />
          )}
        />
      </OrderedRows>
      <Suspense>
        {opened && (
          <FormModal
            key={`${opened.kind} ${opened.id} ${opened.from}`}
            resource={blockForm(opened.kind)}
            action={opened.id ? 'edit' : opened.from ? 'clone' : 'create'}
            id={opened.id ?? opened.from}
            fixed={{ pageId: page.id, kind: opened.kind }}
            onClose={() => open(null)}
          />
        )}
      </Suspense>
    </Panel>
  );
}
