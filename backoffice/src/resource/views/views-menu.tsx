import { StarOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Loading } from '../../ui/loading.tsx';
import { useIsWide } from '../../ui/use-is-narrow.ts';
import { isChanged } from './saved-view.ts';
import type { ViewsPanelProps } from './views-panel.tsx';

const ViewsPanel = lazy(() => import('./views-panel.tsx'));

/** Opens the saved views of a list; says which of them is open, and whether the list is still as it has it. */
export function ViewsMenu(props: Omit<ViewsPanelProps, 'close'>) {
  const { resource, view, state, layout } = props;
  const [isOpen, setOpen] = useState(false);
  const isWide = useIsWide();
  const name = view && (isChanged(resource, view, state, layout) ? `${view.name} (modifiée)` : view.name);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      content={
        <Suspense fallback={<Loading />}>
          <ViewsPanel {...props} close={() => setOpen(false)} />
        </Suspense>
      }
    >
      <Button
        className="views-button"
        icon={<StarOutlined aria-hidden />}
        aria-label={name ? `Vues enregistrées : ${name}` : 'Vues enregistrées'}
        title="Vues enregistrées"
      >
        {name ?? (isWide && 'Vues')}
      </Button>
    </Popover>
  );
}
