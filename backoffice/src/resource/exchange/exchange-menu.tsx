import { SwapOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';
import { ToolPopover } from '../list/tool-popover.tsx';
import type { Shown } from './export-query.ts';

const ExchangePanel = lazy(() => import('./exchange-panel.tsx'));
const ImportModal = lazy(() => import('./import-modal.tsx'));
const ImportHistory = lazy(() => import('./import-history.tsx'));

/** Opens the ways out of a list, as a file, and back in, where records may be written. */
export function ExchangeMenu(props: Shown) {
  const { resource } = props;
  const [opened, open] = useState<'import' | 'history' | null>(null);
  const close = () => open(null);
  return (
    <>
      <ToolPopover icon={<SwapOutlined aria-hidden />} title="Exporter, importer" text="Exporter, importer">
        {(closePanel) => (
          <ExchangePanel
            {...props}
            close={closePanel}
            open={(window) => {
              closePanel();
              open(window);
            }}
          />
        )}
      </ToolPopover>
      <Suspense>
        {opened === 'import' && <ImportModal resource={resource} onClose={close} />}
        {opened === 'history' && <ImportHistory resource={resource} onClose={close} />}
      </Suspense>
    </>
  );
}
