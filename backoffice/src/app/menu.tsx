import { type TreeMenuItem, useMenu } from '@refinedev/core';
import { Menu as AntdMenu, type MenuProps } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { isOffered } from '../providers/access-control.ts';
import { SETTINGS } from './refine-resources.tsx';

type Entry = NonNullable<MenuProps['items']>[number];

/** Whether the current user is offered a page. Answers like the access control provider, but synchronously: nothing moves. */
const isMine = ({ name, meta }: TreeMenuItem): boolean => isOffered(name, 'list', meta?.access);

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
  const [, name] = useLocation().pathname.split('/');
  // A record's full page is of its list too, and no action of Refine's.
  const all = menuItems.flatMap((item) => [item, ...item.children]);
  const selected = (all.find(({ key }) => key === selectedKey) ?? all.find(({ list }) => list === `/${name}`))?.key;
  const items = menuItems.filter(isMine).flatMap((item): Entry[] => {
    if (item.name !== SETTINGS) return [linkOf(item, selected)];
    const children = item.children.filter(isMine).map((child) => linkOf(child, selected));
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
