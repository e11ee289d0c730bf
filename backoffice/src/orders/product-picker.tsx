import { DeleteOutlined } from '@ant-design/icons';
import { formatRoundedMoney } from '@karite/shared/money';
import { COUNT } from '@karite/shared/reading';
import { type Product, products } from '@karite/shared/resources';
import { useSelect } from '@refinedev/antd';
import { Button, List, Select } from 'antd';
import { NumberField } from '../ui/fields/number-field.tsx';
import type { DraftLine } from './staff-draft.ts';

type ProductPickerProps = { value?: DraftLine[]; onChange?: (lines: DraftLine[]) => void };

/** Finds products by the server's search, and sets their quantities. A control of antd's form. */
export function ProductPicker({ value: lines = [], onChange }: ProductPickerProps) {
  const { selectProps, query } = useSelect<Product>({
    resource: products.name,
    pagination: { pageSize: 20 },
    // Others are not sold (R2171).
    filters: [{ field: 'status', operator: 'eq', value: 'published' }],
    onSearch: (text) => (text.trim() ? [{ field: 'q', operator: 'eq', value: text.trim() }] : []),
    errorNotification: false,
  });
  const found = query.data?.data ?? [];
  const add = (id: string) => {
    const product = found.find((it) => it.id === id);
    if (product && !lines.some((line) => line.productId === id))
      onChange?.([...lines, { productId: id, name: product.name, quantity: 1 }]);
  };
  return (
    <>
      <Select<string>
        showSearch
        filterOption={false}
        style={{ width: '100%' }}
        aria-label="Ajouter un produit"
        placeholder="Rechercher un produit..."
        value={null}
        loading={query.isFetching}
        notFoundContent="Aucun produit trouvé"
        onSearch={selectProps.onSearch}
        // The next search starts empty.
        onOpenChange={(isOpen) => !isOpen && selectProps.onSearch?.('')}
        onSelect={add}
        options={found.map(({ id, name, salePrice, inStock }) => ({
          value: id,
          label: `${name} · ${formatRoundedMoney(salePrice)}${inStock ? '' : ' · épuisé'}`,
          disabled: !inStock,
        }))}
      />
      {lines.length > 0 && (
        <List
          rowKey="productId"
          dataSource={lines}
          renderItem={(line) => (
            <List.Item
              actions={[
                <NumberField
                  key="quantity"
                  form={COUNT}
                  aria-label={`Quantité de ${line.name}`}
                  value={line.quantity}
                  onChange={(quantity) => onChange?.(lines.map((it) => (it === line ? { ...it, quantity } : it)))}
                />,
                <Button
                  key="remove"
                  type="text"
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={`Retirer ${line.name}`}
                  onClick={() => onChange?.(lines.filter((it) => it !== line))}
                />,
              ]}
            >
              {line.name}
            </List.Item>
          )}
        />
      )}
    </>
  );
}
