import { Menu as AntdMenu } from 'antd';
import { Link } from 'react-router-dom';
import { useMenuGroups } from './use-menu-groups.ts';

/** The menu's entries (R1501): each is a group, and leads to its first page. `onChoose` closes the drawer of a phone. */
export function Menu({ onChoose }: { onChoose?: () => void }) {
  const { shown, group } = useMenuGroups();
  return (
    <nav aria-label="Administration">
      <AntdMenu
        mode="inline"
        inlineIndent={10}
        items={shown.map(({ key, to, icon, label }) => ({
          key,
          icon,
          label: (
            <Link to={to} aria-current={key === group?.key ? 'true' : undefined}>
              {label}
            </Link>
          ),
        }))}
        selectedKeys={group ? [group.key] : []}
        onClick={onChoose}
      />
    </nav>
  );
}
