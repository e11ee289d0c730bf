import { PlusOutlined } from '@ant-design/icons';
import { MOST_VARIANTS } from '@karite/shared/catalogue';
import { plural } from '@karite/shared/format';
import { type Product, products } from '@karite/shared/resources';
import { Button, Flex, Form } from 'antd';
import { useWrite } from '../../providers/use-write.ts';
import { ConfirmModal } from '../../ui/dialogs/confirm-modal.tsx';
import { areRead, pastedInto, type Row, sentRows } from './rows.ts';
import { VariantFields } from './variant-fields.tsx';
import './variants.css';

type Values = { self?: Row; variants?: Row[] };

/** Other shades and sizes of a product, several in one go (R1918). */
export default function AddVariantsModal({ product, onClose }: { product: Product; onClose: () => void }) {
  const [form] = Form.useForm<Values>();
  const { self = {}, variants: rows = [] } = Form.useWatch([], form) ?? {};
  const { write } = useWrite('POST', '/products/{id}/variants', {
    changes: [products.name],
    done: (added) => plural(added.length, 'déclinaison ajoutée', 'déclinaisons ajoutées'),
  });
  const isNamed = Boolean(product.shade || product.format);
  const variants = sentRows(rows);
  const [own] = sentRows([self]);

  async function add() {
    const body = { variants, ...(!isNamed && own && { self: { ...own, price: undefined, quantity: undefined } }) };
    await write({ path: { id: product.id }, body });
  }
  const pasteAt = (index: number) => (field: 'shade' | 'format', text: string) => {
    const next = pastedInto(rows, index, field, text);
    if (next) form.setFieldsValue({ variants: next });
    return next !== null;
  };

  return (
    <ConfirmModal
      title={`Ajouter des déclinaisons : ${product.name}`}
      okText="Ajouter"
      width={880}
      isReady={variants.length > 0 && areRead(rows) && (isNamed || own !== undefined)}
      run={add}
      onClose={onClose}
    >
      <p>
        Chaque déclinaison est un produit, avec son prix, son stock et ses images. Ce qu’une ligne ne dit pas est repris
        de « {product.name} ». Une liste de noms collée dans « Teinte » ou « Format » fait une ligne par nom.
      </p>
      <Form form={form} layout="vertical" initialValues={{ variants: [{}] }}>
        {!isNamed && <VariantFields at="self" title="Ce produit lui-même" usualPrice={product.price} isSold={false} />}
        <Form.List name="variants">
          {(fields, { add: addRow, remove }) => (
            <Flex vertical gap="small" align="stretch">
              {fields.map(({ key, name }, index) => (
                <VariantFields
                  key={key}
                  at={name}
                  title={`Déclinaison ${index + 1}`}
                  usualPrice={product.price}
                  paste={pasteAt(index)}
                  remove={fields.length > 1 ? () => remove(name) : undefined}
                />
              ))}
              <Button
                icon={<PlusOutlined aria-hidden />}
                disabled={fields.length >= MOST_VARIANTS}
                onClick={() => addRow({})}
              >
                Ajouter une ligne
              </Button>
            </Flex>
          )}
        </Form.List>
      </Form>
    </ConfirmModal>
  );
}
