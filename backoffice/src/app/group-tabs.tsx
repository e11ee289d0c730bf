import { Menu } from 'antd';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useMenuGroups } from './use-menu-groups.ts';

/** The pages of the current group, above each of them. Of the settings, their page and those of the same card. */
export function GroupTabs() {
  const { group, selected } = useMenuGroups();
  const tabs = useRef<HTMLElement>(null);
  const key = selected?.key;
  useEffect(() => {
    if (key) tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [key]);
  if (!group || !selected) return null;
  const pages = group.pages.filter(({ card }) => card === selected.card);
  const isSettings = selected.card !== undefined;
  if (pages.length < 2 && !isSettings) return null;
  const all = isSettings ? [{ key: group.key, to: group.to, tab: group.label }, ...pages] : pages;
  return (
    <nav className="group-tabs" aria-label={group.label} ref={tabs}>
      <Menu
        mode="horizontal"
        disabledOverflow
        items={all.map(({ key, to, tab }) => ({
          key,
          label: (
            <Link to={to} aria-current={key === selected.key ? 'page' : undefined}>
              {tab}
            </Link>
          ),
        }))}
        selectedKeys={[selected.key]}
      />
    </nav>
  );
}
