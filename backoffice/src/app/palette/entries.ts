import { isAdmin } from '@karite/shared/accounts';
import type { ResourceShape } from '@karite/shared/resource';
import { orders, resources, stockSheets } from '@karite/shared/resources';
import { actorNow, mayCreateHere, mayHere } from '../../providers/actor.ts';
import { isMine, MENU, SETTINGS } from '../menu.tsx';

/** What the palette offers: something to go to (`to`), or to do. */
export type PaletteEntry = {
  key: string;
  group: string;
  label: string;
  icon?: string | undefined;
  /** Beside the label: what it is of. */
  note?: string;
  to: string;
};

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether all that was typed stands in a text, whatever its accents and the order of the words. */
export function isFound(typed: string, text: string): boolean {
  const where = folded(text);
  return folded(typed)
    .split(/\s+/)
    .every((word) => where.includes(word));
}

const canCreate = (resource: ResourceShape): boolean =>
  // What another page leads to is begun there.
  resource.isInMenu !== false && !resource.isSingle && mayHere(resource.name, 'create') && mayCreateHere(resource);

/** The screens, the actions and the settings that somebody has here; read anew each time, for rights change. */
export const fixedEntries = (): PaletteEntry[] => [
  ...MENU.filter(isMine).map(({ to, label, icon }) => ({ key: to, group: 'Écrans', label, icon, to })),
  ...(isAdmin(actorNow())
    ? [{ key: 'first-steps', group: 'Écrans', label: 'Premiers pas', icon: 'today', to: '/first-steps' }]
    : []),
  ...(mayHere(orders.name, 'create')
    ? [
        {
          key: 'staff-order',
          group: 'Actions',
          label: 'Saisir une commande',
          icon: orders.icon,
          to: '/staff-order',
        },
      ]
    : []),
  ...(mayHere(stockSheets.name, 'create')
    ? [
        {
          key: 'stock-receive',
          group: 'Actions',
          label: 'Réceptionner des produits',
          icon: stockSheets.icon,
          to: '/stock-receive',
        },
        {
          key: 'stock-count',
          group: 'Actions',
          label: 'Faire un inventaire',
          icon: stockSheets.icon,
          to: '/stock-count',
        },
      ]
    : []),
  ...resources.filter(canCreate).map(({ name, label, icon }) => ({
    key: `create ${name}`,
    group: 'Actions',
    label: label.create ?? `Ajouter : ${label.one}`,
    icon,
    to: `/${name}/create`,
  })),
  ...SETTINGS.filter(isMine).map(({ to, label, icon }) => ({ key: to, group: 'Réglages', label, icon, to })),
];

/** So many resources are asked at once; in the others one may search by going there. */
const MOST_ASKED = 6;

/** The resources whose records can be searched here: those that are asked at once, the present page's first, and the rest. */
export function searched(pathname: string): { asked: ResourceShape[]; others: ResourceShape[] } {
  const all = resources.filter(({ name, search, isSingle }) => search && !isSingle && mayHere(name, 'read'));
  const rank = ({ name, isInMenu = true }: ResourceShape) => (`/${name}` === pathname ? 0 : isInMenu === true ? 1 : 2);
  const ranked = all.toSorted((one, other) => rank(one) - rank(other));
  return { asked: ranked.slice(0, MOST_ASKED), others: ranked.slice(MOST_ASKED) };
}
