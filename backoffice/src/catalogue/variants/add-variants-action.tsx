import { PlusOutlined } from '@ant-design/icons';
import type { Product } from '@karite/shared/resources';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { RecordAction } from '../../resource/resource-context.ts';

const AddVariantsModal = lazy(() => import('./add-variants-modal.tsx'));

/** « Ajouter des déclinaisons »; of a variant there are none. */
export const AddVariantsAction: RecordAction<Product> = ({ record: product }) => {
  const [isOpen, setOpen] = useState(false);
  if (product.variantOfId) return null;
  return (
    <>
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => setOpen(true)}>
        Ajouter des déclinaisons
      </Button>
      <Suspense>{isOpen && <AddVariantsModal product={product} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
