import { plural } from '@karite/shared/format';
import type { Category } from '@karite/shared/resources';
import { Button, Flex, Table } from 'antd';
import { useState } from 'react';
import type { ListViewProps } from '../resource/resource-context.ts';
import { useIsNarrow } from '../ui/hooks/use-is-narrow.ts';
import { Thumbnail } from '../ui/pictures/picture.tsx';
import { type TreeRow, treeOf } from './tree-of.ts';
import './category-tree.css';

/** The tree of categories, one level deep (R1124), in the order that administrators drag them to (R1127). */
export function CategoryTree({ rows, cells, actionsOf, open }: ListViewProps<Category>) {
  const isNarrow = useIsNarrow();
  const [folded, fold] = useState<readonly string[]>([]);
  const branch = (category: Category) => (
    <Flex wrap align="center" gap="small" className="branch">
      {category.image ? (
        <Thumbnail url={category.image} alt="" size={32} isWhole />
      ) : (
        <span className="swatch" style={{ backgroundColor: category.color }} />
      )}
      <Button type="link" style={{ paddingInline: 0 }} onClick={() => open(category.id)}>
        {category.parentId ? category.title : <strong>{category.title}</strong>}
      </Button>
      {category.children.length > 0 && (
        <span className="quiet">{plural(category.children.length, 'sous-catégorie')}</span>
      )}
      <Flex wrap align="center" className="branch-actions">
        {cells.position?.({ value: category.position, record: category, isWhole: false })}
        {actionsOf(category)}
      </Flex>
    </Flex>
  );
  return (
    <Table<TreeRow<Category>>
      aria-label="Arbre des catégories"
      rowKey="id"
      size="small"
      showHeader={false}
      pagination={false}
      indentSize={isNarrow ? 4 : 24}
      expandable={{
        expandedRowKeys: rows.map(({ id }) => id).filter((id) => !folded.includes(id)),
        onExpand: (isOpen, { id }) => fold((all) => (isOpen ? all.filter((it) => it !== id) : [...all, id])),
      }}
      columns={[{ key: 'category', render: (_, { record }) => branch(record) }]}
      dataSource={treeOf(rows)}
    />
  );
}
