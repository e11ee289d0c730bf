import { DeleteOutlined } from '@ant-design/icons';
import { formatWholeFcfa } from '@karite/shared/format';
import { COUNT } from '@karite/shared/reading';
import { type Product, products } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { NumberField } from '../ui/number-field.tsx';
import type { DraftLine } from './staff-draft.ts';

const FOUND = 20;

/** Finds products by name as the server's search does, and says how many of each. */
export function ProductPicker({ lines, onChange }: { lines: DraftLine[]; onChange: (lines: DraftLine[]) => void }) {
  const [text, setText] = useState('');
  const { result, query } = useList<Product>({
    resource: products.name,
    filters: text.trim() ? [{ field: 'q', operator: 'eq', value: text.trim() }] : [],
    pagination: { currentPage: 1, pageSize: FOUND, mode: 'server' },
    errorNotification: false,
  });
  const add = (id: string) => {
    const product = result.data.find((it) => it.id === id);
    if (product && !lines.some((line) => line.productId === id))
      onChange([...lines, { productId: id, name: product.name, quantity: 1 }]);
    setText('');
  };
  return (
    <>
      <Select
        showSearch
        style={{ width: '100%' }}
        aria-label="Ajouter un produit"
        placeholder="Rechercher un produit..."
        filterOption={false}
        value={null}
        searchValue={text}
        loading={query.isFetching}
        notFoundContent="Aucun produit trouvé"
        onSearch={setText}
        onChange={(id: string | null) => id && add(id)}
        options={result.data.map((product) => ({
          value: product.id,
          label: `${product.name} · ${formatWholeFcfa(product.salePrice)}${product.inStock ? '' : ' · épuisé'}`,
          disabled: !product.inStock,
        }))}
      />
      <ul className="staff-lines">
        {lines.map((line) => (
          <li key={line.productId}>
            <span>{line.name}</span>
            <NumberField
              form={COUNT}
              aria-label={`Quantité de ${line.name}`}
              value={line.quantity}
              onChange={(quantity) => onChange(lines.map((it) => (it === line ? { ...it, quantity } : it)))}
            />
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={`Retirer ${line.name}`}
              onClick={() => onChange(lines.filter((it) => it !== line))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
