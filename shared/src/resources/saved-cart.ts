import { dateTime, defineResource, integer, lines, type RecordOf, text } from '../resource/index.ts';
import { currentUser } from './current-user.ts';

/**
 * The cart of an account that agreed to be reminded of it (R1965), as its browser last sent it; no prices, for those are today's.
 * Its owner's alone.
 */
export const savedCarts = defineResource({
  name: 'saved-carts',
  label: { one: 'Panier gardé', many: 'Paniers gardés' },
  display: 'createdAt',
  access: { read: { owner: 'userId' }, delete: { owner: 'userId' } },
  isClosedToTokens: true,
  menu: false,
  unique: [{ fields: ['userId'], message: 'Ce compte a déjà un panier' }],
  fields: {
    userId: currentUser({ label: 'Compte', embed: [], onDelete: 'cascade' }),
    changedAt: dateTime({ label: 'Dernier changement', readOnly: true, required: true }),
    remindedAt: dateTime({ label: 'Rappelé', readOnly: true }),
    items: lines({
      label: 'Articles',
      readOnly: true,
      fields: { productId: text({ label: 'Produit', isInternal: true, required: true }), quantity: integer({ label: 'Quantité', required: true }) },
    }),
  },
  messages: { notFound: 'Panier introuvable' },
});

export type SavedCart = RecordOf<typeof savedCarts>;
