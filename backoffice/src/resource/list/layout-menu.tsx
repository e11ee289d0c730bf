import { TableOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { lazy, Suspense } from 'react';
import { Loading } from '../../ui/loading.tsx';
import { useIsWide } from '../../ui/use-is-narrow.ts';
import type { LayoutPanelProps } from './layout-panel.tsx';

const LayoutPanel = lazy(() => import('./layout-panel.tsx'));

/** Opens how a list is shown. */
export const LayoutMenu = (props: LayoutPanelProps) => (
  <Popover
    trigger="click"
    placement="bottomRight"
    content={
      <Suspense fallback={<Loading />}>
        <LayoutPanel {...props} />
      </Suspense>
    }
  >
    <Button icon={<TableOutlined aria-hidden />} aria-label="Affichage" title="Affichage">
      {useIsWide() && 'Affichage'}
    </Button>
  </Popover>
);
