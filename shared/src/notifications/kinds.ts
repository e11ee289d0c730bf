/** What the shop tells a shopper of, and how each account chooses to be told (R1960, R1961). */
export const NOTIFICATION_KINDS = {
  orders: 'Mes commandes',
  prices: 'Baisses de prix demandées',
  stock: 'Retours en stock demandés',
} as const;
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** The ways that an account switches on and off; what they are called. */
export const NOTIFICATION_WAYS = { Shop: 'Dans la boutique', Email: 'E-mail' } as const;
export type NotificationWay = keyof typeof NOTIFICATION_WAYS;

/** The field of an account's choices that says whether a kind is told by a way. */
export type ChoiceField = `${NotificationKind}${NotificationWay}`;
export const choiceField = (kind: NotificationKind, way: NotificationWay): ChoiceField => `${kind}${way}`;

/**
 * How an account is told until it chooses: of its orders as ever; of prices and stock as well, for each of those was asked for by
 * itself.
 */
export const FIRST_CHOICES: Readonly<Record<ChoiceField, boolean>> = {
  ordersShop: true,
  ordersEmail: true,
  pricesShop: true,
  pricesEmail: true,
  stockShop: true,
  stockEmail: true,
};

/** For so many days what was told can be read; then it is deleted. */
export const NOTIFICATION_DAYS = 90;
/** Of more unread ones than these nobody needs the number. */
export const MOST_UNREAD_SHOWN = 9;
/** So many products an account has the price of watched, at most: as many as favourites. */
export const MOST_WATCHED = 200;
