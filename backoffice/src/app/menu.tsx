import { AccessControlContext, type ResourceProps, type TreeMenuItem, useMenu } from '@refinedev/core';
import { Menu as AntdMenu, type MenuProps } from 'antd';
import { useContext, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { REFINE_RESOURCES, SETTINGS } from './refine-resources.tsx';

type Entry = NonNullable<MenuProps['items']>[number];

/** The names of what Refine's access control lets through, asked again on each page; `null` until it has answered. */
function useOffered(): ReadonlySet<string> | null {
  const { can } = useContext(AccessControlContext);
  const { pathname } = useLocation();
  const [offered, setOffered] = useState<ReadonlySet<string> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rights may change from page to page
  useEffect(() => {
    let isPresent = true;
    const ask = async (resource: ResourceProps) => {
      const answer = await can?.({ resource: resource.name, action: 'list', params: { resource } });
      return answer?.can === false ? [] : [resource.name];
    };
    void Promise.all(REFINE_RESOURCES.map(ask)).then((names) => isPresent && setOffered(new Set(names.flat())));
    return () => {
      isPresent = false;
    };
  }, [can, pathname]);
  return offered;
}

const linkOf = ({ key, list, icon, label }: TreeMenuItem, selected: string | undefined): Entry => ({
  key,
  icon,
  label: (
    <Link to={String(list)} aria-current={key === selected ? 'page' : undefined}>
      {label}
    </Link>
  ),
});

/** The menu's links (R1501), as Refine has them. `onChoose` closes the drawer that a phone shows them in. */
export function Menu({ onChoose }: { onChoose?: () => void }) {
  const { menuItems, selectedKey } = useMenu();
  const offered = useOffered();
  const [, name] = useLocation().pathname.split('/');
  if (!offered) return null;
  const mine = (items: readonly TreeMenuItem[]) => items.filter((item) => offered.has(item.name));
  // A record's full page is of its list too, and no action of Refine's.
  const all = menuItems.flatMap((item) => [item, ...item.children]);
  const selected = (all.find(({ key }) => key === selectedKey) ?? all.find(({ list }) => list === `/${name}`))?.key;
  const items = mine(menuItems).flatMap((item): Entry[] => {
    if (item.name !== SETTINGS) return [linkOf(item, selected)];
    const children = mine(item.children).map((child) => linkOf(child, selected));
    return children.length > 0 ? [{ key: item.key, type: 'group', label: item.label, children }] : [];
  });
  return (
    <nav aria-label="Administration">
      <AntdMenu
        mode="inline"
        inlineIndent={10}
        items={items}
        selectedKeys={selected ? [selected] : []}
        onClick={onChoose}
      />
    </nav>
  );
}
