/** What the shop tells a shopper of, and how each account chooses to be told (R1960, R1961). */
export const NOTIFICATION_KINDS = {
  orders: 'Mes commandes',
  prices: 'Baisses de prix demandées',
  stock: 'Retours en stock demandés',
} as const;
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** The ways that an account switches on and off; what they are called. */
export const NOTIFICATION_WAYS = {
  Shop: 'Dans la boutique',
  Email: 'E-mail',
  Push: 'Sur cet appareil, même boutique fermée',
} as const;
export type NotificationWay = keyof typeof NOTIFICATION_WAYS;

/** What is chosen: what is told in the shop as well, and the one e-mail of a cart that was left (R1965), which nobody gets unasked. */
export const CHOSEN_LABELS = { ...NOTIFICATION_KINDS, cart: 'Panier oublié' } as const;
export type ChosenKind = keyof typeof CHOSEN_LABELS;

/** The field of an account's choices that says whether a kind is told by a way. */
export type ChoiceField = `${NotificationKind}${NotificationWay}` | 'cartEmail';

/** The kinds whose e-mails are ended by a link in them. */
export const LEFT_KINDS = ['prices', 'stock', 'cart'] as const satisfies readonly ChosenKind[];
export type LeftKind = (typeof LEFT_KINDS)[number];

/**
 * How an account is told until it chooses: of its orders as ever; of prices and stock as well, for each of those was asked for by
 * itself.
 */
export const FIRST_CHOICES: Readonly<Record<ChoiceField, boolean>> = {
  ordersShop: true,
  ordersEmail: true,
  ordersPush: false,
  pricesShop: true,
  pricesEmail: true,
  pricesPush: false,
  stockShop: true,
  stockEmail: true,
  stockPush: false,
  cartEmail: false,
};

/** For so many days what was told can be read; then it is deleted. */
export const NOTIFICATION_DAYS = 90;
/** Of more unread ones than these nobody needs the number. */
export const MOST_UNREAD_SHOWN = 9;
/** So many products an account has the price of watched, at most: as many as favourites. */
export const MOST_WATCHED = 200;

/** For so many days a cart is kept for who agreed, after its last change (R1965). */
export const CART_DAYS = 30;

/** Of more devices than these an account is not pushed to: the oldest leave. */
export const MOST_DEVICES = 10;
