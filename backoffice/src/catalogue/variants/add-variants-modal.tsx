import { PlusOutlined } from '@ant-design/icons';
import { plural } from '@karite/shared/format';
import { type Product, products } from '@karite/shared/resources';
import { MOST_VARIANTS } from '@karite/shared/variants';
import { useInvalidate, useNotification } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { call } from '../../providers/call.ts';
import { ConfirmModal } from '../../ui/confirm-modal.tsx';
import '../../resource/form/form.css';
import { areRead, pastedInto, type Row, rowOf, sentRows } from './rows.ts';
import { VariantRow } from './variant-row.tsx';
import './variants.css';

/** Other shades and sizes of a product, several in one go (R1918). */
export default function AddVariantsModal({ product, onClose }: { product: Product; onClose: () => void }) {
  const [self, setSelf] = useState(rowOf());
  const [rows, setRows] = useState<readonly Row[]>(() => [rowOf()]);
  const invalidate = useInvalidate();
  const { open: notify } = useNotification();
  const isNamed = Boolean(product.shade || product.format);
  const variants = sentRows(rows);
  const [own] = sentRows([self]);

  async function add() {
    const body = { variants, ...(!isNamed && own && { self: { ...own, price: undefined, quantity: undefined } }) };
    const added = await call('POST', '/products/{id}/variants', { path: { id: product.id }, body });
    notify?.({ type: 'success', message: plural(added.length, 'déclinaison ajoutée', 'déclinaisons ajoutées') });
    await invalidate({ resource: products.name, invalidates: ['list', 'detail'], id: product.id });
  }

  return (
    <ConfirmModal
      title={`Ajouter des déclinaisons : ${product.name}`}
      okText="Ajouter"
      width={880}
      isReady={variants.length > 0 && areRead(rows) && (isNamed || own !== undefined)}
      run={add}
      onClose={onClose}
    >
      <p>
        Chaque déclinaison est un produit, avec son prix, son stock et ses images. Ce qu’une ligne ne dit pas est repris
        de « {product.name} ». Une liste de noms collée dans « Teinte » ou « Format » fait une ligne par nom.
      </p>
      {!isNamed && (
        <VariantRow
          row={self}
          title="Ce produit lui-même"
          usualPrice={product.price}
          isSold={false}
          change={(values) => setSelf((row) => ({ ...row, ...values }))}
        />
      )}
      {rows.map((row, index) => (
        <VariantRow
          key={row.key}
          row={row}
          title={`Déclinaison ${index + 1}`}
          usualPrice={product.price}
          change={(values) => setRows((all) => all.map((it) => (it.key === row.key ? { ...it, ...values } : it)))}
          paste={(field, text) => {
            const next = pastedInto(rows, row, field, text);
            if (next) setRows(next);
            return next !== null;
          }}
          remove={rows.length > 1 ? () => setRows((all) => all.filter((it) => it.key !== row.key)) : undefined}
        />
      ))}
      <Button
        icon={<PlusOutlined aria-hidden />}
        disabled={rows.length >= MOST_VARIANTS}
        onClick={() => setRows((all) => [...all, rowOf()])}
      >
        Ajouter une ligne
      </Button>
    </ConfirmModal>
  );
}
