import { SwapOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Loading } from '../../ui/loading.tsx';
import { useIsWide } from '../../ui/use-is-narrow.ts';
import type { Shown } from './export-query.ts';

const ExchangePanel = lazy(() => import('./exchange-panel.tsx'));
const ImportModal = lazy(() => import('./import-modal.tsx'));
const ImportHistory = lazy(() => import('./import-history.tsx'));

/** Opens the ways out of a list, as a file, and back in, where records may be written. */
export function ExchangeMenu(props: Shown) {
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState<'import' | 'history' | null>(null);
  const openWindow = (which: 'import' | 'history') => {
    setOpen(false);
    setOpened(which);
  };
  const isWide = useIsWide();
  return (
    <>
      <Popover
        trigger="click"
        placement="bottomRight"
        open={isOpen}
        onOpenChange={setOpen}
        content={
          <Suspense fallback={<Loading />}>
            <ExchangePanel
              {...props}
              close={() => setOpen(false)}
              openImport={() => openWindow('import')}
              openHistory={() => openWindow('history')}
            />
          </Suspense>
        }
      >
        <Button icon={<SwapOutlined aria-hidden />} aria-label="Exporter, importer" title="Exporter, importer">
          {isWide && 'Exporter, importer'}
        </Button>
      </Popover>
      <Suspense>
        {opened === 'import' && <ImportModal resource={props.resource} onClose={() => setOpened(null)} />}
        {opened === 'history' && <ImportHistory resource={props.resource} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}
