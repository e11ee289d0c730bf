import { type Product, products } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { Select } from 'antd';
import { useState } from 'react';

const FOUND = 20;

/** Finds a product by its name or bar code, as the server's search does. */
export function ProductSearch({ onChoose }: { onChoose: (id: string) => void }) {
  const [text, setText] = useState('');
  const { result, query } = useList<Product>({
    resource: products.name,
    filters: text.trim() ? [{ field: 'q', operator: 'eq', value: text.trim() }] : [],
    pagination: { currentPage: 1, pageSize: FOUND, mode: 'server' },
    errorNotification: false,
  });
  return (
    <Select
      showSearch
      className="sheet-search"
      aria-label="Ajouter un produit"
      placeholder="Rechercher un produit..."
      filterOption={false}
      value={null}
      searchValue={text}
      loading={query.isFetching}
      notFoundContent="Aucun produit trouvé"
      onSearch={setText}
      onChange={(id: string | null) => {
        if (id) onChoose(id);
        setText('');
      }}
      options={result.data.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
