import { StarOutlined } from '@ant-design/icons';
import { lazy } from 'react';
import { ToolPopover } from '../list/tool-popover.tsx';
import { isChanged } from './saved-view.ts';
import type { ViewsPanelProps } from './views-panel.tsx';

const ViewsPanel = lazy(() => import('./views-panel.tsx'));

/** Opens the saved views of a list; shows which of them is open, and whether the list differs from it. */
export function ViewsMenu(props: Omit<ViewsPanelProps, 'close'>) {
  const { view, state, layout } = props;
  const name = view && (isChanged(view, state, layout) ? `${view.name} (modifiée)` : view.name);
  return (
    <ToolPopover
      icon={<StarOutlined aria-hidden />}
      className="views-button"
      title="Vues enregistrées"
      label={name ? `Vues enregistrées : ${name}` : undefined}
      text={name ?? 'Vues'}
      isPlain={name !== null}
    >
      {(close) => <ViewsPanel {...props} close={close} />}
    </ToolPopover>
  );
}
