import { isAdmin } from '@karite/shared/accounts';
import { resources } from '@karite/shared/resources';
import { type TreeMenuItem, useMenu, useResourceParams } from '@refinedev/core';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isOffered } from '../providers/access-control.ts';
import { actorNow, mayHere } from '../providers/actor.ts';

/** A page of the menu: its tab, and among the settings its card. */
export type MenuPage = { key: string; name: string; to: string; tab: string; card?: string; icon: ReactNode };

/** An entry of the menu, with the pages that the current user is offered. `to` is where it leads. */
export type MenuGroup = { key: string; to: string; label: string; icon: ReactNode; pages: readonly MenuPage[] };

/** Whether the current user is offered a page. Answers like the access control provider, but synchronously: nothing moves. */
const isMine = ({ name, meta }: TreeMenuItem): boolean => isOffered(name, 'list', meta?.access);

const pageOf = ({ key, name, list, icon, meta }: TreeMenuItem): MenuPage => ({
  key,
  name,
  to: String(list),
  tab: meta?.tab,
  card: meta?.card,
  icon,
});

const groupsOf = (items: readonly TreeMenuItem[]): MenuGroup[] =>
  items.flatMap(({ key, list, label = '', icon, children }) => {
    const pages = children.filter(isMine).map(pageOf);
    return pages[0] ? [{ key, to: list ? String(list) : pages[0].to, label, icon, pages }] : [];
  });

const WRITES = ['create', 'update', 'delete'] as const;

/** Whether the current user changes records on a page, rather than only read them. */
function isWorkedOn({ name }: MenuPage): boolean {
  const resource = resources.find((each) => each.name === name);
  return Boolean(resource && !resource.isLog && WRITES.some((operation) => mayHere(name, operation)));
}

/** A page that no resource is behind, such as the dashboard, is shown to everyone to whom it is offered. */
const isFixed = ({ name }: MenuPage): boolean => !resources.some((each) => each.name === name);

/**
 * The groups of the menu, as Refine has them, and where the current page is. `shown` are the entries: staff who change some
 * records have the groups of those alone; « Chercher partout » finds the other pages.
 */
export function useMenuGroups(): { shown: MenuGroup[]; group: MenuGroup | undefined; selected: MenuPage | undefined } {
  const { menuItems, selectedKey } = useMenu();
  const { resource } = useResourceParams();
  const [, name] = useLocation().pathname.split('/');
  const groups = groupsOf(menuItems);
  const pages = groups.flatMap((group) => group.pages);
  // A record's full page is of its list too, and no action of Refine's.
  const selected =
    pages.find(({ key }) => key === selectedKey) ??
    pages.find(({ to }) => to === `/${name}`) ??
    // Where an order or a delivery is entered belongs to the list that shows it.
    pages.find((page) => page.name === resource?.meta?.access?.of);
  const isNarrow = !isAdmin(actorNow()) && pages.some(isWorkedOn);
  return {
    shown: isNarrow ? groups.filter((group) => group.pages.some((page) => isFixed(page) || isWorkedOn(page))) : groups,
    group: groups.find(({ to, pages }) => (selected ? pages.includes(selected) : to === `/${name}`)),
    selected,
  };
}
