import { RestOutlined } from '@ant-design/icons';
import type { ResourceShape } from '@karite/shared/resource';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useIsWide } from '../../ui/hooks/use-is-narrow.ts';

const DeletedRecords = lazy(() => import('./deleted-records.tsx'));

/** Opens what was deleted of a list. */
export function DeletedButton({ resource }: { resource: ResourceShape }) {
  const [isOpen, setOpen] = useState(false);
  const isWide = useIsWide();
  return (
    <>
      <Button
        icon={<RestOutlined aria-hidden />}
        aria-label="Supprimés récemment"
        title="Supprimés récemment"
        onClick={() => setOpen(true)}
      >
        {isWide && 'Supprimés'}
      </Button>
      <Suspense>{isOpen && <DeletedRecords resource={resource} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
