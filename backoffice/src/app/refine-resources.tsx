import custom from '@karite/custom/backoffice';
import { MENU_GROUPS, type MenuGroupName, type MenuPlace, UNPLACED } from '@karite/shared/menu';
import type { ResourceShape } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import type { ResourceProps } from '@refinedev/core';
import type { PageDeclaration } from '../custom/index.ts';
import { Icon } from '../ui/icons.tsx';
import { FIXED_PAGES } from './pages.ts';

const groupName = (group: string): string => `group ${group}`;

/** The group that has a page of its own: cards that lead to its pages. */
const SETTINGS: MenuGroupName = 'settings';

/** Where the menu has a page, in Refine's words: below its group; `false`, nowhere. */
const placed = (menu: MenuPlace | false, label: string) => ({
  hide: !menu,
  ...(menu && { parent: groupName(menu.group), tab: menu.tab ?? label, card: menu.card }),
});

/** A page that no declaration draws. */
const page = (
  address: string,
  { label = address, icon, of, to, isForAdministrators, menu, words }: PageDeclaration,
) => ({
  name: address || 'dashboard',
  list: `/${address}`,
  meta: {
    label,
    icon: <Icon name={icon} />,
    access: { of, to, isForAdministrators },
    words,
    ...placed(menu ?? false, label),
  },
});

/** A declared resource at Refine's own addresses: its list is a page, and the rest opens above it. */
const declared = ({ name, label, icon, isSingle, menu = UNPLACED, words }: ResourceShape): ResourceProps => ({
  name,
  list: `/${name}`,
  ...(!isSingle && {
    create: `/${name}/create`,
    edit: `/${name}/edit/:id`,
    show: `/${name}/show/:id`,
    clone: `/${name}/clone/:id`,
  }),
  meta: { label: label.many, icon: <Icon name={icon} />, title: label.title, words, ...placed(menu, label.many) },
});

const isResource = (address: string): boolean => resources.some(({ name }) => name === address);

/** All that Refine knows of (R1501): the groups of the menu, and their pages, which are Karité's and then a shop's own. */
export const REFINE_RESOURCES: ResourceProps[] = [
  ...Object.entries(MENU_GROUPS).map(([name, { label, icon }]) => ({
    name: groupName(name),
    ...(name === SETTINGS && { list: `/${name}` }),
    meta: { label, icon: <Icon name={icon} /> },
  })),
  ...FIXED_PAGES.map((one) => page(one.address, one)),
  ...resources.map(declared),
  ...Object.entries(custom.pages ?? {})
    .filter(([address]) => !isResource(address))
    .map(([address, one]) => page(address, one)),
];
