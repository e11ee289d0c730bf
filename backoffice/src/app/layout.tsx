import { MenuOutlined, MoonOutlined, ShopOutlined, SunOutlined } from '@ant-design/icons';
import { orders, type User } from '@karite/shared/resources';
import { useGetIdentity } from '@refinedev/core';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { SignOut } from '../accounts/sign-out.tsx';
import { StandInBanner } from '../payments/stand-in-banner.tsx';
import { mayHere } from '../providers/actor.ts';
import { SHOP } from '../ui/shop.ts';
import { useIsNarrow } from '../ui/use-is-narrow.ts';
import { Menu } from './menu.tsx';
import { HotKeys } from './palette/hot-keys.tsx';
import { FullPageSpinner } from './spinner.tsx';
import { useThemeMode } from './theme-mode.tsx';
import './layout.css';

/** Phones alone have one, and no page waits for it. */
const loadDrawer = () => import('./menu-drawer.tsx');
const MenuDrawer = lazy(loadDrawer);
/** They listen once the page is there. */
const Arrivals = lazy(() => import('./arrivals/arrivals.tsx'));
const SoundSwitch = lazy(() => import('./arrivals/sound-switch.tsx'));
const Bell = lazy(() => import('../notices/bell.tsx'));
const LiveStatus = lazy(() => import('../providers/live/live-status.tsx'));

const Brand = () => (
  <span className="shop-name">
    <img src={SHOP.logo} alt="" width={32} height={32} />
    <span>
      {SHOP.name}
      <small>Administration</small>
    </span>
  </span>
);

function Foot({ onChoose }: { onChoose?: () => void }) {
  const { mode, toggle } = useThemeMode();
  const { data: user } = useGetIdentity<User>();
  return (
    <div className="side-foot">
      {user && (
        <Link to="/security" className="side-user" title={user.email} onClick={onChoose}>
          <span>{user.email}</span>
          <small>Ma sécurité</small>
        </Link>
      )}
      <Button
        type="text"
        icon={mode === 'dark' ? <SunOutlined aria-hidden /> : <MoonOutlined aria-hidden />}
        onClick={toggle}
      >
        {mode === 'dark' ? 'Thème clair' : 'Thème sombre'}
      </Button>
      <Button type="text" icon={<ShopOutlined aria-hidden />} href="/">
        Voir la boutique
      </Button>
      {mayHere(orders.name, 'read') && (
        <Suspense>
          <SoundSwitch />
        </Suspense>
      )}
      <SignOut />
    </div>
  );
}

/** The frame of every page: the menu at the side, or in a drawer on a phone. */
export function Layout() {
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    if (isNarrow) void loadDrawer();
  }, [isNarrow]);
  const page = (
    <main id="page">
      <StandInBanner />
      <Suspense fallback={<FullPageSpinner />}>
        <Outlet />
      </Suspense>
      <Suspense>
        <LiveStatus />
        {mayHere(orders.name, 'read') && <Arrivals />}
      </Suspense>
    </main>
  );
  if (!isNarrow)
    return (
      <div className="frame">
        <a className="skip" href="#page">
          Aller au contenu
        </a>
        <aside className="side">
          <div className="side-head">
            <Brand />
            <Suspense fallback={<span className="bell-to-come" />}>
              <Bell />
            </Suspense>
          </div>
          <HotKeys isWide />
          <Menu />
          <Foot />
        </aside>
        {page}
      </div>
    );
  return (
    <div className="frame is-narrow">
      <header className="top">
        <Button
          type="text"
          icon={<MenuOutlined aria-hidden />}
          aria-label="Ouvrir le menu"
          onClick={() => {
            setOpen(true);
            setWasOpened(true);
          }}
        />
        <Brand />
        <HotKeys isWide={false} />
        <Suspense fallback={<span className="bell-to-come" />}>
          <Bell />
        </Suspense>
      </header>
      {wasOpened && (
        <Suspense>
          <MenuDrawer isOpen={isOpen} title={<Brand />} close={() => setOpen(false)}>
            <Menu onChoose={() => setOpen(false)} />
            <Foot onChoose={() => setOpen(false)} />
          </MenuDrawer>
        </Suspense>
      )}
      {page}
    </div>
  );
}
