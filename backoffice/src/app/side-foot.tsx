import { MoonOutlined, ShopOutlined, SunOutlined } from '@ant-design/icons';
import { orders, type User } from '@karite/shared/resources';
import { useGetIdentity } from '@refinedev/core';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { SignOut } from '../accounts/sign-out.tsx';
import { mayHere } from '../providers/actor.ts';
import { useThemeMode } from './theme-mode.tsx';

const NO_BREAK_SPACE = '\u00a0';

const SoundSwitch = lazy(() => import('./arrivals/sound-switch.tsx'));

/** Below the menu: the current user, the theme, the sound, and the ways out. */
export function SideFoot({ onChoose }: { onChoose?: () => void }) {
  const { mode, toggle } = useThemeMode();
  const { data: user } = useGetIdentity<User>();
  return (
    <div className="side-foot">
      {/* As high before the user is there: nothing moves (R1585). */}
      <Link to="/security" className="side-user" title={user?.email} onClick={onChoose}>
        <span>{user?.email ?? NO_BREAK_SPACE}</span>
        <small>Ma sécurité</small>
      </Link>
      <Button
        type="text"
        block
        icon={mode === 'dark' ? <SunOutlined aria-hidden /> : <MoonOutlined aria-hidden />}
        onClick={toggle}
      >
        {mode === 'dark' ? 'Thème clair' : 'Thème sombre'}
      </Button>
      <Button type="text" block icon={<ShopOutlined aria-hidden />} href="/">
        Voir la boutique
      </Button>
      {mayHere(orders.name, 'read') && (
        // As high as it will be: nothing moves (R1585).
        <Suspense fallback={<Button type="text" disabled aria-hidden />}>
          <SoundSwitch />
        </Suspense>
      )}
      <SignOut />
    </div>
  );
}
