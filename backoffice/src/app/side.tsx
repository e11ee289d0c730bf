import { useThemedLayoutContext } from '@refinedev/antd';
import { Drawer, Layout } from 'antd';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { HelpLink } from '../help/help-link.tsx';
import { StandInChip } from '../payments/stand-in-chip.tsx';
import { useIsNarrow } from '../ui/hooks/use-is-narrow.ts';
import { SHOP } from '../ui/shop.ts';
import { Menu } from './menu.tsx';
import { HotKeys } from './palette/hot-keys.tsx';
import { SideFoot } from './side-foot.tsx';

const Bell = lazy(() => import('../team-notifications/bell.tsx'));

/** Keeps its place until it is there. */
export const BellPlace = () => (
  <Suspense fallback={<span className="bell-to-come" />}>
    <Bell />
  </Suspense>
);

/** The shop, and the way to the Dashboard from every page. */
export const Brand = ({ onChoose }: { onChoose?: () => void }) => (
  <span className="shop-name">
    <img src={SHOP.logo} alt="" width={32} height={32} />
    <span>
      {SHOP.name}
      <Link to="/" onClick={onChoose}>
        Dashboard
      </Link>
    </span>
  </span>
);

/** The menu at the side of every page, or in a drawer on a phone. */
export function Side() {
  const isNarrow = useIsNarrow();
  const { mobileSiderOpen, setMobileSiderOpen } = useThemedLayoutContext();
  const close = () => setMobileSiderOpen(false);
  if (isNarrow)
    return (
      <Drawer
        open={mobileSiderOpen}
        placement="left"
        width={280}
        title={<Brand onChoose={close} />}
        closable={{ 'aria-label': 'Fermer le menu' }}
        onClose={close}
        className="side"
      >
        <HelpLink onChoose={close} />
        <Menu onChoose={close} />
        <SideFoot onChoose={close} />
      </Drawer>
    );
  return (
    <Layout.Sider width={224} theme="light" className="side">
      <div className="side-head">
        <Brand />
        <BellPlace />
      </div>
      <StandInChip />
      <HotKeys isWide />
      <HelpLink />
      <Menu />
      <SideFoot />
    </Layout.Sider>
  );
}
