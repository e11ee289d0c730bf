/** The entries of the back-office's menu: each is a group of pages, which are its tabs. */

/** An entry: its label, and its icon by its name in the back-office. */
export type MenuGroup = { readonly label: string; readonly icon: string };
export type MenuGroups = Readonly<Record<string, MenuGroup>>;

const KARITE_GROUPS = {
  today: { label: 'Aujourd’hui', icon: 'today' },
  orders: { label: 'Commandes', icon: 'order' },
  money: { label: 'Argent', icon: 'money' },
  catalogue: { label: 'Catalogue', icon: 'catalogue' },
  stock: { label: 'Stock', icon: 'stock' },
  customers: { label: 'Clients', icon: 'user' },
  marketing: { label: 'Marketing', icon: 'marketing' },
  site: { label: 'Site', icon: 'site' },
  statistics: { label: 'Statistiques', icon: 'statistics' },
  settings: { label: 'Réglages', icon: 'settings' },
  other: { label: 'Plus', icon: 'more' },
} as const satisfies MenuGroups;

/** Every entry in the menu's order: Karité's, and those that `custom/` registers. One without a page is not shown. */
export const MENU_GROUPS: Record<string, MenuGroup> = { ...KARITE_GROUPS };

/** A group's name: one of Karité's, or of the shop's own. */
export type MenuGroupName = keyof typeof KARITE_GROUPS | (string & {});

/** The cards of the settings, in their order. */
export const SETTINGS_CARDS = {
  identity: 'Identité',
  delivery: 'Livraison',
  payment: 'Paiement',
  prices: 'Prix et points',
  messages: 'Messages',
  team: 'Équipe',
  technical: 'Technique',
  other: 'Autres réglages',
} as const;
export type SettingsCard = keyof typeof SETTINGS_CARDS;

/** Where the menu has a page: its group, the label of its tab (the page's own when absent); among the settings, its card. */
export type MenuPlace = { readonly group: MenuGroupName; readonly tab?: string; readonly card?: SettingsCard };

/** The place of what names none: an entry and a card of their own, which Karité's own pages leave empty. */
export const UNPLACED = { group: 'other', card: 'other' } as const satisfies MenuPlace;
