import { formatMoney } from '../money/index.ts';
import { POINT_NOTE_LENGTH, POINT_REASON_LABELS, POINTS_AMOUNT } from '../points/index.ts';
import { belongsTo, choice, defineResource, integer, longText, type RecordOf, text } from '../resource/index.ts';
import { offers } from './offer.ts';
import { orders } from './order.ts';
import { users } from './user.ts';

/**
 * The points that an account received and spent: rows are only ever added (R1970). Orders and exchanges write theirs
 * themselves. Rows of staff are gestures of the shop, with a note that the account's owner reads too.
 */
export const pointMovements = defineResource({
  name: 'point-movements',
  label: { one: 'Mouvement de points', many: 'Mouvements de points', create: 'Offrir des points' },
  purpose: 'Les points que les clients gagnent et dépensent, et vos gestes.',
  icon: 'points',
  menu: { group: 'customers', tab: 'Points' },
  display: 'reason',
  access: { read: { owner: 'userId', admin: true }, create: { admin: { fields: ['userId', 'points', 'note'] } } },
  fields: {
    userId: belongsTo(users, { label: 'Client', required: 'Choisissez le client', embed: ['email'], onDelete: 'cascade', column: true, filter: { all: 'Tous les clients' } }),
    reason: choice({ label: 'Motif', options: POINT_REASON_LABELS, readOnly: true, initial: 'given', column: true, filter: { all: 'Tous les motifs' } }),
    points: integer({
      label: 'Points',
      required: 'Indiquez le nombre de points',
      min: -1_000_000,
      max: 1_000_000,
      summed: true,
      column: true,
      help: 'Négatif pour en retirer : jamais plus que le client n’en a',
    }),
    left: integer({ label: 'Solde', readOnly: true, column: true }),
    orderId: belongsTo(orders, { label: 'Commande', readOnly: true, embed: ['shortNumber'], onDelete: 'keep', column: true }),
    offerId: belongsTo(offers, { label: 'Offre', readOnly: true, embed: [], onDelete: 'keep' }),
    code: text({ label: 'Code', readOnly: true, column: true }),
    // By how many for 1 000 in money an order earned: what comes back of it later is counted by the same.
    rate: integer({ label: `Points pour ${formatMoney(POINTS_AMOUNT)}`, readOnly: true }),
    note: longText({ label: 'Note', maxLength: POINT_NOTE_LENGTH, column: { truncate: 60 }, help: 'Obligatoire : le client la lit dans son compte' }),
  },
  messages: { created: 'Points enregistrés', loadFailed: 'Erreur lors du chargement des points', notFound: 'Mouvement introuvable' },
});

export type PointMovement = RecordOf<typeof pointMovements>;
