import { inCurrency, MONEY_UNIT } from '../money/index.ts';
import { OFFER_KINDS } from '../offers/index.ts';
import { ORDER_LENGTHS } from '../orders/limits.ts';
import { belongsTo, boolean, choice, dateTime, defineResource, integer, manyToMany, price, type RecordOf, text } from '../resource/index.ts';
import { brands } from './brand.ts';
import { categories } from './category.ts';
import { influencers } from './influencer.ts';
import { products } from './product.ts';
import { users } from './user.ts';

/** Who may use a code (R1935). */
const AUDIENCES = { everyone: 'Tout le monde', first: 'Une première commande', accounts: 'Les clients avec un compte', customer: 'Un seul client' } as const;

/** A code, or an offer that applies by itself (R1930). The price rules come before them: `pricing-rules`. */
export const offers = defineResource({
  name: 'offers',
  label: { one: 'Offre', many: 'Codes et offres', create: 'Nouvelle offre' },
  purpose: 'Une remise, un code ou un cadeau : ce qui fait revenir les clients.',
  icon: 'offer',
  menu: { group: 'marketing', tab: 'Offres' },
  display: 'name',
  card: ['code', 'kind', 'percent', 'amount', 'isActive', 'startsAt', 'endsAt'],
  access: { read: 'admin', write: 'admin' },
  search: { fields: ['name', 'code'], placeholder: 'Rechercher par nom ou par code...' },
  fields: {
    name: text({ label: 'Nom', required: 'Le nom est obligatoire', maxLength: 60, help: 'Montré dans le panier', column: { sortable: true } }),
    code: text({
      label: 'Code',
      maxLength: ORDER_LENGTHS.promoCode,
      isCode: true,
      unique: { message: 'Ce code existe déjà', folded: true },
      help: 'Sans code ni influenceur, l’offre s’applique d’elle-même',
      column: true,
    }),
    influencerId: belongsTo(influencers, { label: 'Par le code de', embed: ['name', 'code', 'isActive'], onDelete: 'cascade', filter: { advanced: true } }),
    kind: choice({ label: 'Avantage', options: OFFER_KINDS, initial: 'percent', required: 'Choisissez un avantage', column: true, filter: { all: 'Tous les avantages' } }),
    percent: integer({ label: 'Pourcentage', min: 1, max: 90, unit: '%', visibleWhen: { kind: 'percent' }, column: true }),
    amount: price({ label: inCurrency('Montant'), min: MONEY_UNIT, max: 100_000_000, step: 1, visibleWhen: { kind: 'amount' }, column: true }),
    giftId: belongsTo(products, { label: 'Cadeau', embed: ['name'], onDelete: 'cascade', visibleWhen: { kind: 'gift' }, help: 'Un exemplaire est offert à qui le met au panier' }),
    isActive: boolean({ label: 'Active', initial: true, column: { yes: 'Active', no: 'Arrêtée' }, filter: true }),
    isForAll: boolean({ label: 'Sur tous les articles', initial: true, section: 'scope', help: 'Sinon, sur ceux qui sont choisis ci-dessous' }),
    products: manyToMany(products, { label: 'Produits', embed: ['name'], section: 'scope', visibleWhen: { isForAll: false } }),
    categories: manyToMany(categories, { label: 'Catégories', embed: ['title'], section: 'scope', visibleWhen: { isForAll: false } }),
    brands: manyToMany(brands, { label: 'Marques', embed: ['name'], section: 'scope', visibleWhen: { isForAll: false } }),
    withPromotions: boolean({ label: 'Aussi sur les articles en promotion', initial: false, section: 'scope' }),
    minimum: price({ label: inCurrency('À partir de'), min: 0, max: 100_000_000, step: 1, section: 'scope', help: 'Montant des articles visés, promotions comprises' }),
    combines: boolean({
      label: 'Se cumule avec les autres remises',
      initial: false,
      section: 'scope',
      help: 'Sinon, la plus avantageuse s’applique seule. La livraison offerte se cumule toujours.',
    }),
    audience: choice({ label: 'Pour qui', options: AUDIENCES, initial: 'everyone', section: 'limits', filter: { all: 'Pour tous', advanced: true } }),
    customerId: belongsTo(users, { label: 'Client', embed: ['email'], onDelete: 'cascade', section: 'limits', visibleWhen: { audience: 'customer' } }),
    startsAt: dateTime({ label: 'Du', section: 'limits', column: { sortable: true } }),
    endsAt: dateTime({ label: 'Au', isEnd: true, section: 'limits', column: { sortable: true } }),
    maxUses: integer({ label: 'Utilisations en tout', min: 1, max: 1_000_000, section: 'limits', help: 'Vide : sans limite. Pour un code seulement' }),
    maxUsesEach: integer({ label: 'Utilisations par client', min: 1, max: 1_000, section: 'limits', help: 'Par compte et par numéro. Pour un code seulement' }),
  },
  form: { sections: { general: 'L’offre', scope: 'Sur quels articles', limits: 'Quand et pour qui' } },
  messages: {
    created: 'Offre ajoutée',
    updated: 'Offre modifiée',
    deleteConfirm: 'Supprimer cette offre ? Les commandes qui l’ont eue la gardent.',
    notFound: 'Offre introuvable',
  },
});

export type OfferRecord = RecordOf<typeof offers>;
