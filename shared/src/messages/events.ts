import { valuesOf } from '../labels/index.ts';
import { formatMoney, initialMoney } from '../money/index.ts';
import { TEMPLATES } from './default-templates.ts';
import { defineMessage, type MessageDeclaration, type Template } from './define-message.ts';
import { CHANNEL_LABELS, type ChannelName, KARITE_EVENTS, type MessageEvent } from './labels.ts';
import { ownMessages } from './own-messages.ts';

/** The events about a product, a brand or the newsletter, and those sent to people who work here; all others are about an order. */
export type StockEvent = 'product-back' | 'brand-arrived';
/** The alerts that an account subscribed to. */
export type WishEvent = 'price-fell' | 'cart-left';
export type NewsletterEvent = 'newsletter-asked';
export type StaffEvent = 'export-ready';
export type OrderEvent = Exclude<MessageEvent, StockEvent | WishEvent | NewsletterEvent | StaffEvent>;

const initialText = (francs: number) => formatMoney(initialMoney(francs));

/** A placeholder between `{{` and `}}`: its meaning, and an example for the preview. */
export const PLACEHOLDERS = {
  numero: { label: 'Numéro court de la commande', sample: 'KR-7F4K-92' },
  commande: { label: 'Numéro long de la commande', sample: 'ORDER_1795219200000_a1b2c3' },
  total: { label: 'Total à payer', sample: initialText(17_500) },
  articles: {
    label: 'Articles, un par ligne',
    sample: `- Savon au karité × 2 : ${initialText(7_000)}\n- Sérum éclat × 1 : ${initialText(8_500)}`,
  },
  montants: {
    label: 'Sous-total, remise, livraison, total et paiement, un par ligne',
    sample: `Sous-total : ${initialText(15_500)}\nLivraison (à domicile) : ${initialText(2_000)}\nTotal : ${initialText(17_500)}\nPaiement : espèces`,
  },
  livraison: { label: 'Mode de livraison', sample: 'À domicile' },
  suite: {
    label: 'Ce qui suit la commande : livraison à convenir, ou retrait',
    sample: 'Pouvez-vous nous confirmer votre adresse et le moment qui vous convient pour la livraison ?',
  },
  boutique: {
    label: 'Boutique du retrait, avec ses horaires',
    sample: 'Rue 12.047, quartier Haie Vive, Cotonou (lundi à samedi, 9 h à 18 h)',
  },
  paiement: { label: 'Mode de paiement', sample: 'Espèces' },
  lien: { label: 'Adresse de la page', sample: 'https://boutique.example/commande/7c1e?cle=…' },
  recu: { label: 'Montant reçu', sample: initialText(10_000) },
  reste: { label: 'Montant qui manque', sample: initialText(7_500) },
  statut: { label: 'Statut de la commande', sample: 'En attente' },
  rembourse: { label: 'Montant remboursé', sample: initialText(17_500) },
  prenom: { label: 'Prénom', sample: 'Afi', isTyped: true },
  nom: { label: 'Nom', sample: 'Adjovi', isTyped: true },
  adresse: { label: 'Adresse de livraison', sample: '12 rue des Cocotiers, Cotonou', isTyped: true },
  produit: { label: 'Nom du produit', sample: 'Savon au karité' },
  lot: { label: 'Numéro du lot', sample: 'L2408' },
  baisses: {
    label: 'Les prix qui ont baissé, un par ligne',
    sample: `- Savon au karité : ${initialText(2_800)} au lieu de ${initialText(3_500)}`,
  },
  marque: { label: 'Nom de la marque', sample: 'Karité Bénin' },
  export: { label: 'Nom de l’export programmé', sample: 'Commandes du jour' },
  liste: { label: 'Ce qui est exporté', sample: 'Commandes' },
  lignes: { label: 'Nombre de lignes', sample: '34 lignes' },
} as const;
export type Placeholder = keyof typeof PLACEHOLDERS;

/** What was typed at the checkout. Who ordered may have given a stranger's address: no text of theirs is sent there. */
export const TYPED_BY_SHOPPER = ['prenom', 'nom', 'adresse'] as const satisfies readonly Placeholder[];

const ORDER = [
  'numero',
  'commande',
  'total',
  'articles',
  'montants',
  'livraison',
  'suite',
  'paiement',
  'lien',
] as const;
const OWN: Partial<Record<MessageEvent, readonly Placeholder[]>> = {
  'payment-received': ['recu'],
  'payment-short': ['recu', 'reste'],
  'refund-made': ['rembourse'],
  'order-ready': ['boutique'],
  'order-corrected': ['statut'],
  'lot-recalled': ['produit', 'lot'],
};

/** The values that a template of one of Karité's events may name. */
function valuesOfEvent(event: MessageEvent): readonly Placeholder[] {
  if (event === 'product-back') return ['produit', 'lien'];
  if (event === 'cart-left') return ['articles', 'lien'];
  if (event === 'price-fell') return ['produit', 'baisses', 'lien'];
  if (event === 'brand-arrived') return ['marque', 'lien'];
  if (event === 'newsletter-asked') return ['lien'];
  if (event === 'export-ready') return ['export', 'liste', 'lignes', 'lien'];
  return [...ORDER, ...(OWN[event] ?? []), ...TYPED_BY_SHOPPER];
}

const HINTS: Partial<Record<MessageEvent, string>> = {
  'order-corrected': 'Part quand un statut est annulé dans le journal, par les seules voies qui l’avaient annoncé.',
};

const KARITE: readonly MessageDeclaration[] = valuesOf(KARITE_EVENTS).map((name) =>
  defineMessage({
    name,
    label: KARITE_EVENTS[name],
    help: HINTS[name],
    values: Object.fromEntries(valuesOfEvent(name).map((each) => [each, PLACEHOLDERS[each]])),
    templates: TEMPLATES[name],
  }),
);

/** Every message of the shop: Karité's, then its own. */
export const allMessages = (): readonly MessageDeclaration[] => [...KARITE, ...ownMessages];

const byName = new Map(KARITE.map((message) => [message.name, message]));

/** A message by the name of its event; one that is no longer declared has neither values nor texts. */
export const messageOf = (event: string): MessageDeclaration =>
  byName.get(event) ??
  ownMessages.find(({ name }) => name === event) ?? { name: event, label: event, values: {}, templates: {} };

/** The names that a template of this event and channel may use. */
export const placeholdersOf = (event: string, channel: ChannelName): readonly string[] =>
  // The number of an order is as unproven as its e-mail address, and no account vouches for it.
  Object.entries(messageOf(event).values).flatMap(([name, { isTyped }]) =>
    isTyped && channel === 'sms' ? [] : [name],
  );

/** The channels by which an event is sent. */
export const channelsOf = (event: string): readonly ChannelName[] => {
  const { templates } = messageOf(event);
  return valuesOf(CHANNEL_LABELS).filter((channel) => templates[channel]);
};

/** The template that is included with the shop; `null` when the event has none for that channel. */
export function defaultTemplate(event: string, channel: ChannelName): Template | null {
  const given = messageOf(event).templates[channel];
  // An SMS costs money: off until an administrator switches it on.
  return given ? { subject: null, html: null, isOn: channel !== 'sms', ...given } : null;
}
