/** Which events the shop writes about, and by which channels. Lists show these; `events.ts` declares what a template may name. */

export const CHANNEL_LABELS = { email: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp' } as const;
export type ChannelName = keyof typeof CHANNEL_LABELS;

/** The ways that the server itself sends by. A WhatsApp message is opened ready-made, and sent by an administrator. */
export const SENT_CHANNELS = ['email', 'sms'] as const satisfies readonly ChannelName[];
export type SentChannel = (typeof SENT_CHANNELS)[number];

/** All channels of messages: a push has no template, it contains the notification that its account reads in the shop (R1967). */
export const LEAVING_CHANNELS = [...SENT_CHANNELS, 'push'] as const;
export type LeavingChannel = (typeof LEAVING_CHANNELS)[number];
export const LEAVING_LABELS = { ...CHANNEL_LABELS, push: 'Notification' } as const;

/** Of Karité's own messages. */
export const KARITE_EVENTS = {
  'order-placed': 'Commande passée',
  'payment-awaited': 'Paiement attendu',
  'payment-short': 'Paiement incomplet',
  'payment-received': 'Paiement reçu',
  'order-shipped': 'Commande expédiée',
  'order-ready': 'Commande prête au retrait',
  'order-completed': 'Commande terminée',
  'order-cancelled': 'Commande annulée',
  'order-unconfirmed': 'Commande non confirmée',
  'order-corrected': 'Statut corrigé',
  'refund-made': 'Remboursement',
  'lot-recalled': 'Rappel de lot',
  'product-back': 'Produit de nouveau en stock',
  'brand-arrived': 'Marque arrivée',
  'price-fell': 'Prix en baisse',
  'cart-left': 'Panier oublié',
  'newsletter-asked': 'Inscription à la newsletter',
  'export-ready': 'Export prêt',
} as const;
export type MessageEvent = keyof typeof KARITE_EVENTS;

/** Of every message, the shop's own among them. */
export const EVENT_LABELS: Record<string, string> = { ...KARITE_EVENTS };

/** Everything that is sent to somebody: for an event, as an issue of the newsletter, or about an account. */
export const WRITTEN_LABELS: Record<string, string> = { ...KARITE_EVENTS, letter: 'Lettre', account: 'Compte' };

/** The state of a message: waiting, sent, given up, or only stored because its channel is not configured. */
export const MESSAGE_STATUS_LABELS = {
  waiting: 'En cours d’envoi',
  sent: 'Envoyé',
  failed: 'Échec',
  kept: 'Non envoyé',
} as const;
