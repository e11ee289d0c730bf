import { ORDER_CHANNEL_LABELS } from '../cash/index.ts';
import {
  COUNTRY_NAMES,
  DELIVERY_LABELS,
  NEXT_STEP_LABELS,
  nextStepOf,
  ORDER_STATUS_LABELS,
  type OrderStatus,
  orderIdentity,
  PAYMENT_LABELS,
  PREPARATION_LABELS,
  type Preparation,
  readShortNumber,
} from '../orders/index.ts';
import { formatPhone, phonesMeant } from '../region/index.ts';
import {
  belongsTo,
  boolean,
  choice,
  dateTime,
  defineResource,
  integer,
  lines,
  longText,
  price,
  type RecordOf,
  type StateLabel,
  state,
  stepFields,
  text,
} from '../resource/index.ts';
import { orderDiscount, orderLine } from './order-line.ts';
import { users } from './user.ts';

/** The five of R501; any may follow any (R502). */
const STATUSES = {
  pending: { label: ORDER_STATUS_LABELS.pending, colour: 'wait' },
  paid: { label: ORDER_STATUS_LABELS.paid, colour: 'accent' },
  shipped: { label: ORDER_STATUS_LABELS.shipped, colour: 'accent' },
  completed: { label: ORDER_STATUS_LABELS.completed, colour: 'good' },
  cancelled: { label: ORDER_STATUS_LABELS.cancelled, colour: 'bad' },
} as const satisfies Record<OrderStatus, StateLabel>;

/** How far it is packed, which is no status: any may follow any (R510). */
const PREPARATIONS = {
  todo: { label: PREPARATION_LABELS.todo },
  started: { label: PREPARATION_LABELS.started, colour: 'wait' },
  ready: { label: PREPARATION_LABELS.ready, colour: 'good' },
} as const satisfies Record<Preparation, StateLabel>;

/** An order in « Chercher partout »: « KR-5J8C-MX · Reine Agbossou · +229 01 66 23 41 58 · Cotonou ». */
const foundAs = ({ shortNumber, prenom, nom, phone, city }: { shortNumber: string; prenom: string; nom: string; phone: string; city: string | null }) =>
  [shortNumber, `${prenom} ${nom}`.trim(), formatPhone(phone), city].filter(Boolean).join(' · ');

/**
 * An order (R505). Only the checkout creates one. Its status and its preparation change; the lines never change their name
 * and price.
 */
export const orders = defineResource({
  name: 'orders',
  label: { one: 'Commande', many: 'Commandes', title: 'Gestion des Commandes' },
  purpose: 'Les commandes des clients arrivent ici. Vous saisissez aussi celles du téléphone et de la boutique.',
  icon: 'order',
  menu: { group: 'orders', tab: 'Toutes' },
  display: 'shortNumber',
  identity: orderIdentity,
  contactKeys: { call: 'j', chat: 'w' },
  card: ['totalPrice', 'status', 'waitsSince', 'phone'],
  access: { read: { owner: 'userId', admin: true } },
  cachedCount: true,
  search: {
    fields: ['orderId', 'shortNumber', 'transactionId'],
    normalize: readShortNumber,
    exact: { phone: phonesMeant },
    staff: { fields: ['prenom', 'nom', 'email', 'city'], phones: ['phone'], label: foundAs },
    placeholder: 'Rechercher par numéro, téléphone, nom, e-mail, ville...',
  },
  fieldsAre: 'readOnly',
  fields: {
    shortNumber: text({ label: 'Commande', required: true, unique: 'Ce numéro est déjà pris', column: true }),
    orderId: text({ label: 'Numéro long', required: true, unique: 'Ce numéro de commande est déjà pris' }),
    transactionId: text({ label: 'Transaction' }),
    totalPrice: price({ label: 'Montant', required: true, summed: true, column: { sortable: true } }),
    status: state({ label: 'Statut', states: STATUSES, initial: 'pending', steps: 'history', column: true, filter: { all: 'Tous les statuts' } }),
    nom: text({ label: 'Nom', required: true }),
    prenom: text({ label: 'Prénom', required: true }),
    phone: text({ label: 'WhatsApp', required: true }),
    email: text({ label: 'E-mail' }),
    codeInfluenceur: text({ label: 'Code influenceur' }),
    deliveryType: choice({ label: 'Livraison', options: DELIVERY_LABELS, isExtensible: true, required: true, filter: { all: 'Toutes les livraisons', advanced: true } }),
    address: longText({ label: 'Adresse' }),
    landmark: text({ label: 'Quartier ou repère' }),
    position: text({ label: 'Position partagée' }),
    country: choice({ label: 'Pays', options: COUNTRY_NAMES, isExtensible: true, filter: { all: 'Tous les pays', advanced: true } }),
    city: text({ label: 'Ville', filter: { advanced: true } }),
    paymentMethod: choice({ label: 'Paiement', options: PAYMENT_LABELS, required: true, filter: { all: 'Tous les paiements', advanced: true } }),
    subtotal: price({ label: 'Sous-total', required: true, summed: true }),
    discount: price({ label: 'Remise', required: true, summed: true }),
    fee: price({ label: 'Frais de livraison', required: true, summed: true }),
    deliveryRate: price({ label: 'Tarif de livraison' }),
    // The rules that it was priced by, whatever they are by now.
    freeDeliveryFrom: price({ label: 'Livraison gratuite à partir de', required: true }),
    discountFrom: price({ label: 'Remise à partir de', required: true }),
    discountPercent: integer({ label: 'Remise (%)', required: true }),
    note: longText({ label: 'Instructions' }),
    isTest: boolean({ label: 'Payée par un test', initial: false }),
    // All that was paid was refunded (R2084): this replaces the status, and nothing is left to do.
    isRefunded: boolean({ label: 'Remboursée', initial: false, filter: { advanced: true } }),
    channel: choice({ label: 'Prise par', options: ORDER_CHANNEL_LABELS }),
    userId: belongsTo(users, { label: 'Client', embed: ['email'], onDelete: 'clear', filter: { all: 'Tous les clients' } }),
    items: lines({ label: 'Articles', fields: orderLine }),
    discounts: lines({ label: 'Remises', fields: orderDiscount }),
    history: lines({ label: 'Historique', fields: stepFields(STATUSES) }),
    preparation: state({ label: 'Préparation', states: PREPARATIONS, initial: 'todo', filter: { all: 'Toutes les préparations', advanced: true } }),
    nextStep: choice({ label: 'À faire', options: NEXT_STEP_LABELS, computed: nextStepOf, filter: { all: 'À faire : tout' } }),
    // Since when the customer waits for it to leave: empty once it has left, or never will.
    waitsSince: dateTime({ label: 'Attend depuis', column: { sortable: true }, filter: { advanced: true } }),
  },
  actions: {
    prepare: { label: 'Préparer', key: 'p', when: { nextStep: 'prepare' }, set: { preparation: 'started' }, done: 'Commande en préparation' },
    ready: { label: 'Prête', key: 'r', when: { nextStep: ['ship', 'collect'], preparation: 'started' }, set: { preparation: 'ready' }, done: 'Commande prête' },
    announce: { label: 'Prête au retrait', key: 'a', when: { nextStep: 'announce' }, set: { status: 'shipped' }, run: true, done: 'Commande prête au retrait' },
    ship: { label: 'Expédier', key: 'e', when: { nextStep: ['ship', 'collect'], status: ['pending', 'paid'] }, set: { status: 'shipped' }, run: true, done: 'Commande expédiée' },
    collect: { label: 'Encaisser', key: 'c', when: { nextStep: 'collect' }, set: { status: 'completed' }, run: true, done: 'Commande encaissée' },
    give: { label: 'Remettre', key: 'm', when: { nextStep: 'hand-over' }, set: { status: 'completed' }, run: true, done: 'Commande remise' },
    finish: { label: 'Terminer', key: 't', when: { nextStep: 'deliver' }, set: { status: 'completed' }, run: true, done: 'Commande terminée' },
  },
  messages: { loadFailed: 'Erreur lors du chargement des commandes', notFound: 'Commande introuvable' },
});

export type Order = RecordOf<typeof orders>;
