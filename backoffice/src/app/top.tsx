import { MenuOutlined } from '@ant-design/icons';
import { useThemedLayoutContext } from '@refinedev/antd';
import { Button, Layout } from 'antd';
import { StandInChip } from '../payments/stand-in-chip.tsx';
import { useIsNarrow } from '../ui/hooks/use-is-narrow.ts';
import { HotKeys } from './palette/hot-keys.tsx';
import { BellPlace, Brand } from './side.tsx';

/** The bar over every page of a phone; elsewhere the menu's head has all of it. */
export function Top() {
  const isNarrow = useIsNarrow();
  const { setMobileSiderOpen } = useThemedLayoutContext();
  if (!isNarrow) return null;
  return (
    <Layout.Header className="top">
      <Button
        type="text"
        icon={<MenuOutlined aria-hidden />}
        aria-label="Ouvrir le menu"
        onClick={() => setMobileSiderOpen(true)}
      />
      <Brand />
      <StandInChip isShort />
      <HotKeys isWide={false} />
      <BellPlace />
    </Layout.Header>
  );
}
