import { UNPLACED } from '@karite/shared/menu';
import type { ResourceShape } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import type { ResourceProps } from '@refinedev/core';
import type { ReactNode } from 'react';
import { isOffered } from '../../providers/access-control.ts';
import { mayCreateHere, mayHere } from '../../providers/actor.ts';
import { createLabel } from '../../resource/values.ts';
import { REFINE_RESOURCES } from '../refine-resources.tsx';

/** What the palette offers: something to go to (`to`), or to do. */
export type PaletteEntry = {
  key: string;
  group: string;
  label: string;
  icon: ReactNode;
  to: string;
};

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text contains all typed words, in any order and with or without accents. */
export function matchesText(typed: string, text: string): boolean {
  const where = folded(text);
  return folded(typed)
    .split(/\s+/)
    .every((word) => where.includes(word));
}

const canCreate = (resource: ResourceShape): boolean =>
  // What another page leads to is begun there.
  resource.menu !== false && !resource.isSingle && mayHere(resource.name, 'create') && mayCreateHere(resource);

/** The pages of a kind that somebody has here. */
const pagesIn = (group: string, isOf: (meta: NonNullable<ResourceProps['meta']>) => boolean): PaletteEntry[] =>
  REFINE_RESOURCES.flatMap(({ name, list, meta = {} }) => {
    if (typeof list !== 'string' || !isOf(meta) || !isOffered(name, 'list', meta.access)) return [];
    return [{ key: list, group, label: meta.label ?? name, icon: meta.icon, to: list }];
  });

/** The icon of a resource, as the menu draws it. */
export const iconOf = (name: string): ReactNode => REFINE_RESOURCES.find((each) => each.name === name)?.meta?.icon;

/** The screens, actions and settings of the current user. Read each time, because rights change. */
export const fixedEntries = (): PaletteEntry[] => [
  ...pagesIn('Écrans', ({ hide, card }) => !hide && !card),
  ...pagesIn('Actions', ({ access }) => access?.to === 'create'),
  ...resources.filter(canCreate).map((resource) => ({
    key: `create ${resource.name}`,
    group: 'Actions',
    label: createLabel(resource),
    icon: iconOf(resource.name),
    to: `/${resource.name}/create`,
  })),
  ...pagesIn('Réglages', ({ card }) => Boolean(card)),
];

/** The most resources that are searched at once. The others are searched on their own pages. */
const MOST_SEARCHED = 6;

/** The searchable resources: those that are searched at once (the present page's, then those of a staff search), and the others. */
export function searched(pathname: string): { searchedNow: ResourceShape[]; others: ResourceShape[] } {
  const all = resources.filter(({ name, search, isSingle }) => search && !isSingle && mayHere(name, 'read'));
  const rank = ({ name, menu = UNPLACED, search }: ResourceShape) => {
    if (`/${name}` === pathname) return 0;
    if (search?.staff) return 1;
    return menu && menu.group !== 'settings' ? 2 : 3;
  };
  const ranked = all.toSorted((one, other) => rank(one) - rank(other));
  return { searchedNow: ranked.slice(0, MOST_SEARCHED), others: ranked.slice(MOST_SEARCHED) };
}
