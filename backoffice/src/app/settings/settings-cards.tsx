import { SETTINGS_CARDS } from '@karite/shared/menu';
import { List } from 'antd';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { useMenuGroups } from '../use-menu-groups.ts';
import './settings.css';

/** All settings on one page, by what they are about. */
export default function SettingsCards() {
  const { group } = useMenuGroups();
  const cards = Object.entries(SETTINGS_CARDS).map(([card, label]) => ({
    label,
    pages: group?.pages.filter((page) => page.card === card) ?? [],
  }));
  return (
    <>
      <PageHeader title="Réglages" subtitle="Ce qui se règle une fois, et change rarement" />
      {!group && <p className="quiet">Vos droits ne comprennent aucun réglage.</p>}
      <div className="panels settings-cards">
        {cards
          .filter(({ pages }) => pages.length > 0)
          .map(({ label, pages }) => (
            <Panel key={label} title={label}>
              <List
                rowKey="key"
                dataSource={pages}
                renderItem={({ to, icon, tab }) => (
                  <List.Item>
                    <Link to={to}>
                      {icon}
                      <span>{tab}</span>
                    </Link>
                  </List.Item>
                )}
              />
            </Panel>
          ))}
      </div>
    </>
  );
}
