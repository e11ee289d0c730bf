import { Link } from 'react-router-dom';
import './users-nav.css';

/** What the page of users shows beside the accounts: by its name in the address (`?_tab=newsletter`). */
const TABS = [
  { key: null, label: 'Comptes' },
  { key: 'newsletter', label: 'Newsletter' },
  { key: 'stock', label: 'Demandes de disponibilité' },
] as const;
export type Tab = (typeof TABS)[number]['key'];

/** The tab that an address asks for; the accounts when it asks for none, or for one that there is not. */
export const tabOf = (asked: string | null): Tab => TABS.find(({ key }) => key === asked)?.key ?? null;

/** The ways between the tabs. */
export const UsersNav = ({ current }: { current: Tab }) => (
  <nav className="users-nav" aria-label="Utilisateurs et inscrits">
    {TABS.map(({ key, label }) => (
      <Link key={label} to={key ? `/users?_tab=${key}` : '/users'} aria-current={key === current ? 'page' : undefined}>
        {label}
      </Link>
    ))}
  </nav>
);
