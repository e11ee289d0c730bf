import { SETTINGS_CARDS, type SettingsCard, UNPLACED } from '@karite/shared/menu';
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
  /** What else finds it. */
  words?: string;
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

/**
 * What was typed finds of these, group by group: first what is called so, then what other words find. With nothing typed, all.
 */
export function found(typed: string, entries: readonly PaletteEntry[]): PaletteEntry[] {
  const groups = [...new Set(entries.map(({ group }) => group))];
  const isCalled = ({ label, group }: PaletteEntry) => matchesText(typed, `${label} ${group}`);
  const isMeant = (entry: PaletteEntry) =>
    !isCalled(entry) && matchesText(typed, `${entry.label} ${entry.words ?? ''}`);
  return groups
    .map((group) => entries.filter((entry) => entry.group === group))
    .flatMap((those) => [...those.filter(isCalled), ...those.filter(isMeant)]);
}

const canCreate = (resource: ResourceShape): boolean =>
  // What another page leads to is begun there.
  resource.menu !== false && !resource.isSingle && mayHere(resource.name, 'create') && mayCreateHere(resource);

type Meta = NonNullable<ResourceProps['meta']>;

/** What a page is called besides its label: its tab, its title, its card, and the words that it declares. */
const wordsOf = ({ tab, title, card, words = [] }: Meta): string =>
  [tab, title, card && SETTINGS_CARDS[card as SettingsCard], ...words].filter(Boolean).join(' ');

/** The pages of a kind that somebody has here. */
const pagesIn = (group: string, isOf: (meta: NonNullable<ResourceProps['meta']>) => boolean): PaletteEntry[] =>
  REFINE_RESOURCES.flatMap(({ name, list, meta = {} }) => {
    if (typeof list !== 'string' || !isOf(meta) || !isOffered(name, 'list', meta.access)) return [];
    return [{ key: list, group, label: meta.label ?? name, words: wordsOf(meta), icon: meta.icon, to: list }];
  });

/** The icon of a resource, as the menu draws it. */
export const iconOf = (name: string): ReactNode => REFINE_RESOURCES.find((each) => each.name === name)?.meta?.icon;

/** The screens, actions and settings of the current user. Read each time, because rights change. */
export const fixedEntries = (): PaletteEntry[] => [
  ...pagesIn('Écrans', ({ hide, card, words }) => (!hide || words) && !card),
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
