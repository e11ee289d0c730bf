/** The kinds of a shopper's notifications, and how each account chooses them (R1960, R1961). */
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
  Push: 'Sur cet appareil, même quand la boutique n’est pas ouverte',
} as const;
export type NotificationWay = keyof typeof NOTIFICATION_WAYS;

/**
 * The kinds that can be chosen: those shown in the shop, and the e-mail about a cart that was left (R1965), which is off by
 * default.
 */
export const CHOSEN_LABELS = { ...NOTIFICATION_KINDS, cart: 'Panier oublié' } as const;
export type ChosenKind = keyof typeof CHOSEN_LABELS;

/** The field of an account's choices that switches a kind on for a channel. */
export type ChoiceField = `${NotificationKind}${NotificationWay}` | 'cartEmail';

/** The kinds with e-mails that contain a link to unsubscribe. */
export const LEFT_KINDS = ['prices', 'stock', 'cart'] as const satisfies readonly ChosenKind[];
export type LeftKind = (typeof LEFT_KINDS)[number];

/**
 * The default choices of an account: orders by all but push; prices and stock as well, because the shopper subscribed to
 * each of those.
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

/** For how many days a notification can be read; then it is deleted. */
export const NOTIFICATION_DAYS = 90;
/** Of more unread ones than these nobody needs the number. */
export const MOST_UNREAD_SHOWN = 9;
/** So many products an account has the price of watched, at most: as many as favourites. */
export const MOST_WATCHED = 200;

/** For how many days the cart of somebody who agreed is stored, after its last change (R1965). */
export const CART_DAYS = 30;

/** Of more devices than these an account is not pushed to: the oldest leave. */
export const MOST_DEVICES = 10;
