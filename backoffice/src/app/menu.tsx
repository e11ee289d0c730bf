import { orders, resources } from '@karite/shared/resources';
import { NavLink } from 'react-router';
import { mayHere } from '../providers/actor.ts';
import { Icon } from '../ui/icons.tsx';

/** `of`: whose records the page shows; it stands in the menu of those who administer them. */
type Entry = { to: string; label: string; icon: string | undefined; of: string | null };

/** The menu (R1501): the dashboard, what is to be done, every declared resource in the registry's order, the statistics. */
export const MENU: readonly Entry[] = [
  { to: '/', label: 'Dashboard', icon: 'dashboard', of: null },
  { to: '/today', label: 'À faire', icon: 'today', of: null },
  ...resources
    .filter(({ isInMenu = true }) => isInMenu)
    .map(({ name, label, icon }) => ({ to: `/${name}`, label: label.many, icon, of: name })),
  { to: '/stats', label: 'Statistiques', icon: 'statistics', of: orders.name },
];

/** The side menu's links. `onChoose` closes the drawer that a phone shows them in. */
export const Menu = ({ onChoose }: { onChoose?: () => void }) => (
  <nav className="menu" aria-label="Administration">
    {MENU.filter(({ of }) => of === null || mayHere(of, 'read')).map(({ to, label, icon }) => (
      <NavLink key={to} to={to} end={to === '/'} onClick={onChoose}>
        <Icon name={icon} />
        {label}
      </NavLink>
    ))}
  </nav>
);
