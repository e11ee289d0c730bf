import { resources } from '@karite/shared/resources';
import { NavLink } from 'react-router';
import { Icon } from '../ui/icons.tsx';

type Entry = { to: string; label: string; icon: string | undefined };

/** The menu (R1501): the dashboard, what is to be done, every declared resource in the registry's order, the statistics. */
export const MENU: readonly Entry[] = [
  { to: '/', label: 'Dashboard', icon: 'dashboard' },
  { to: '/today', label: 'À faire', icon: 'today' },
  ...resources
    .filter(({ isInMenu = true }) => isInMenu)
    .map(({ name, label, icon }) => ({ to: `/${name}`, label: label.many, icon })),
  { to: '/stats', label: 'Statistiques', icon: 'statistics' },
];

/** The side menu's links. `onChoose` closes the drawer that a phone shows them in. */
export const Menu = ({ onChoose }: { onChoose?: () => void }) => (
  <nav className="menu" aria-label="Administration">
    {MENU.map(({ to, label, icon }) => (
      <NavLink key={to} to={to} end={to === '/'} onClick={onChoose}>
        <Icon name={icon} />
        {label}
      </NavLink>
    ))}
  </nav>
);
