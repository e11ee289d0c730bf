import { Tabs } from 'antd';
import { useNavigate } from 'react-router-dom';

/** What the page of users shows beside the accounts: by its name in the address (`?_tab=newsletter`). */
const TABS = [
  { key: '', label: 'Comptes' },
  { key: 'newsletter', label: 'Newsletter' },
  { key: 'stock', label: 'Demandes de disponibilité' },
] as const;
export type Tab = (typeof TABS)[number]['key'];

/** The tab that an address names; the accounts by default. */
export const tabOf = (name: string | null): Tab => TABS.find(({ key }) => key === name)?.key ?? '';

/** The ways between the tabs. */
export function UsersNav({ current }: { current: Tab }) {
  const navigate = useNavigate();
  return (
    <Tabs
      aria-label="Utilisateurs et inscrits"
      activeKey={current}
      items={[...TABS]}
      onChange={(key) => navigate(key ? `/users?_tab=${key}` : '/users')}
    />
  );
}
