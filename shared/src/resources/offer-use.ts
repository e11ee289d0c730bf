import { belongsTo, defineResource, price, type RecordOf } from '../resource/index.ts';
import { offers } from './offer.ts';
import { orders } from './order.ts';

/** That an order had an offer (R1936). What is cancelled counts for no limit. */
export const offerUses = defineResource({
  name: 'offer-uses',
  label: { one: 'Utilisation', many: 'Utilisations', title: 'Utilisations des offres' },
  icon: 'offer',
  menu: false,
  display: 'createdAt',
  identity: ({ offer, order }: { offer?: { name: string } | null; order?: { shortNumber: string } | null }) => `${offer?.name} · ${order?.shortNumber}`,
  access: { read: 'admin' },
  fields: {
    offerId: belongsTo(offers, { label: 'Offre', required: true, readOnly: true, embed: ['name', 'code'], onDelete: 'cascade', column: true, filter: true }),
    orderId: belongsTo(orders, { label: 'Commande', required: true, readOnly: true, embed: ['shortNumber', 'status', 'totalPrice'], onDelete: 'cascade', column: true }),
    amount: price({ label: 'Remise', required: true, readOnly: true, summed: true, column: { sortable: true } }),
  },
  messages: { notFound: 'Utilisation introuvable' },
});

export type OfferUse = RecordOf<typeof offerUses>;
