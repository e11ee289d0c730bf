import { type Product, products } from '@karite/shared/resources';
import { useSelect } from '@refinedev/antd';
import { Select } from 'antd';

const FOUND = 20;

/** Finds a product by its name or bar code, as the server's search does. */
export function ProductSearch({ onChoose }: { onChoose: (id: string) => void }) {
  const { selectProps } = useSelect<Product>({
    resource: products.name,
    optionLabel: 'name',
    optionValue: 'id',
    pagination: { currentPage: 1, pageSize: FOUND, mode: 'server' },
    onSearch: (text) => (text.trim() ? [{ field: 'q', operator: 'eq', value: text.trim() }] : []),
    errorNotification: false,
  });
  return (
    <Select
      {...selectProps}
      className="sheet-search"
      aria-label="Ajouter un produit"
      placeholder="Rechercher un produit..."
      notFoundContent="Aucun produit trouvé"
      value={null}
      onChange={(id) => id && onChoose(String(id))}
    />
  );
}
