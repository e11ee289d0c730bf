import custom from '@karite/custom/backoffice';
import type { ResourceShape } from '@karite/shared/resource';
import { orders, resources, stockSheets } from '@karite/shared/resources';
import type { ResourceProps } from '@refinedev/core';
import type { CustomEntry } from '../custom/index.ts';
import type { PageAccess } from '../providers/access-control.ts';
import { Icon } from '../ui/icons.tsx';

/** What is set once and seldom changed. */
export const SETTINGS = 'settings';

/** A page that no declaration draws; `hide`: the menu does not show it. */
const page = (
  name: string,
  label: string,
  icon: string | undefined,
  access: PageAccess = {},
  hide = false,
): ResourceProps => ({
  name,
  list: `/${name}`,
  meta: { label, icon: <Icon name={icon} />, access, hide },
});

/** A declared resource at Refine's own addresses: its list is a page, and the rest opens above it. */
const declared = ({ name, label, icon, isSingle, isInMenu = true }: ResourceShape): ResourceProps => ({
  name,
  list: `/${name}`,
  ...(!isSingle && {
    create: `/${name}/create`,
    edit: `/${name}/edit/:id`,
    show: `/${name}/show/:id`,
    clone: `/${name}/clone/:id`,
  }),
  meta: {
    label: label.many,
    icon: <Icon name={icon} />,

    hide: isInMenu === false,
    ...(isInMenu === SETTINGS && { parent: SETTINGS }),
  },
});

/** An entry of a shop's own. Its page may be that of a declared resource, which has the name already. */
const entry = ({ to, label, icon, of }: CustomEntry): ResourceProps => ({
  ...page(`menu ${to}`, label, icon, { of }),
  list: `/${to}`,
});

/** Karité's own with a shop's, each below the one that it names, and at the end where there is none of that address. */
export function withOwn(all: readonly ResourceProps[], own: readonly CustomEntry[] = []): ResourceProps[] {
  const next = [...all];
  for (const one of own) {
    const place = next.findIndex(({ list }) => list === `/${one.after}`) + 1;
    next.splice(place || next.length, 0, entry(one));
  }
  return next;
}

/**
 * All that Refine knows of, in the order of the menu (R1501): the dashboard, what is to be done, the declared resources in
 * the registry's order, the statistics, and below them the settings.
 */
export const REFINE_RESOURCES: ResourceProps[] = [
  ...withOwn(
    [
      { ...page('dashboard', 'Dashboard', 'dashboard'), list: '/' },
      page('today', 'À faire', 'today'),
      ...resources.filter(({ isInMenu }) => isInMenu !== SETTINGS).map(declared),
      page('stats', 'Statistiques', 'statistics', { of: orders.name }),
    ],
    custom.menu,
  ),
  { name: SETTINGS, meta: { label: 'Réglages' } },
  ...resources.filter(({ isInMenu }) => isInMenu === SETTINGS).map(declared),
  page('first-steps', 'Premiers pas', 'today', { isForAdministrators: true }, true),
  page('security', 'Ma sécurité', undefined, {}, true),
  page('staff-order', 'Saisir une commande', orders.icon, { of: orders.name, to: 'create' }, true),
  page('stock-receive', 'Réceptionner des produits', stockSheets.icon, { of: stockSheets.name, to: 'create' }, true),
  page('stock-count', 'Faire un inventaire', stockSheets.icon, { of: stockSheets.name, to: 'create' }, true),
];
