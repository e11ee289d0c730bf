/** The sources of cash: a courier, a relay point, or the shop's own till. */
export const COURIER_KIND_LABELS = {
  courier: 'Livreur',
  relay: 'Point relais',
  till: 'Caisse de la boutique',
} as const;
export type CourierKind = keyof typeof COURIER_KIND_LABELS;

/** What the shop's own till is called until somebody renames it. */
export const TILL_NAME = 'Caisse de la boutique';

/** Cash paid when an order is handed over: on its way, in the shop, or refused on delivery. */
export const RECEIPT_STATUS_LABELS = {
  expected: 'À encaisser',
  received: 'Encaissé',
  refused: 'Refusé à la porte',
} as const;
export type ReceiptStatus = keyof typeof RECEIPT_STATUS_LABELS;

/** How an order came in, where it was not by the shop's own checkout. */
export const ORDER_CHANNELS = ['phone', 'whatsapp', 'counter'] as const;
export type OrderChannel = (typeof ORDER_CHANNELS)[number];
export const ORDER_CHANNEL_LABELS: Record<OrderChannel, string> = {
  phone: 'Téléphone',
  whatsapp: 'WhatsApp',
  counter: 'Comptoir',
};

/** The notes of staff about an order. */
export const NOTE_KINDS = ['note', 'call'] as const;
export const NOTE_KIND_LABELS: Record<(typeof NOTE_KINDS)[number], string> = { note: 'Note', call: 'Client appelé' };

/** The day of a moment in a time zone, as `2026-11-22`. */
export const dayIn = (zone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    moment,
  );
