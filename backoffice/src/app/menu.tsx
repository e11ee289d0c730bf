import custom from '@karite/custom/backoffice';
import type { ResourceShape } from '@karite/shared/resource';
import { orders, resources } from '@karite/shared/resources';
import { NavLink } from 'react-router-dom';
import { mayHere } from '../providers/actor.ts';
import { Icon } from '../ui/icons.tsx';
import { type Entry, withOwn } from './menu-entries.ts';

const entryOf = ({ name, label, icon }: ResourceShape): Entry => ({
  to: `/${name}`,
  label: label.many,
  icon,
  of: name,
});

/** The menu (R1501): the dashboard, what is to be done, the declared resources in the registry's order, the statistics. */
export const MENU: readonly Entry[] = withOwn(
  [
    { to: '/', label: 'Dashboard', icon: 'dashboard', of: null },
    { to: '/today', label: 'À faire', icon: 'today', of: null },
    ...resources.filter(({ isInMenu = true }) => isInMenu === true).map(entryOf),
    { to: '/stats', label: 'Statistiques', icon: 'statistics', of: orders.name },
  ],
  custom.menu,
);

/** What is set once and seldom changed. */
export const SETTINGS: readonly Entry[] = resources.filter(({ isInMenu }) => isInMenu === 'settings').map(entryOf);

/** The side menu's links. `onChoose` closes the drawer that a phone shows them in. */
export const Menu = ({ onChoose }: { onChoose?: () => void }) => (
  <nav className="menu" aria-label="Administration">
    <Entries entries={MENU.filter(isMine)} onChoose={onChoose} />
    {SETTINGS.some(isMine) && <h2>Réglages</h2>}
    <Entries entries={SETTINGS.filter(isMine)} onChoose={onChoose} />
  </nav>
);

/** Whether who works here reads what a page shows. */
export const isMine = ({ of }: Entry): boolean => of === null || mayHere(of, 'read');

const Entries = ({ entries, onChoose }: { entries: readonly Entry[]; onChoose: (() => void) | undefined }) =>
  entries.map(({ to, label, icon }) => (
    <NavLink key={to} to={to} end={to === '/'} onClick={onChoose}>
      <Icon name={icon} />
      {label}
    </NavLink>
  ));
