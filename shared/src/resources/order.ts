import { ORDER_CHANNEL_LABELS } from '../cash/index.ts';
import {
  COUNTRY_NAMES,
  DELIVERY_LABELS,
  NEXT_STEP_LABELS,
  nextStepOf,
  ORDER_STATUS_LABELS,
  type OrderStatus,
  PAYMENT_LABELS,
  PREPARATION_LABELS,
  type Preparation,
  readShortNumber,
} from '../orders/index.ts';
import { phonesMeant } from '../region/index.ts';
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

/** An order (R505). Only the checkout makes one; its status and its preparation change, the lines keep name and price for ever. */
export const orders = defineResource({
  name: 'orders',
  label: { one: 'Commande', many: 'Commandes', title: 'Gestion des Commandes' },
  icon: 'order',
  display: 'orderId',
  access: { read: { owner: 'userId', admin: true } },
  keepsCount: true,
  search: {
    fields: ['orderId', 'shortNumber', 'transactionId'],
    alsoAs: readShortNumber,
    alsoIn: { phone: phonesMeant },
    placeholder: 'Rechercher par commande ou transaction...',
  },
  fields: {
    orderId: text({ label: 'Commande', readOnly: true, required: true, unique: 'Ce numéro de commande est déjà pris', column: { truncate: 15 } }),
    shortNumber: text({ label: 'Numéro', readOnly: true, required: true, unique: 'Ce numéro est déjà pris' }),
    transactionId: text({ label: 'Transaction', readOnly: true, column: { truncate: 15 } }),
    totalPrice: price({ label: 'Montant', readOnly: true, required: true, summed: true, column: { sortable: true } }),
    status: state({ label: 'Statut', readOnly: true, states: STATUSES, initial: 'pending', steps: 'history', column: true, filter: { all: 'Tous les statuts' } }),
    nom: text({ label: 'Nom', readOnly: true, required: true, column: true }),
    prenom: text({ label: 'Prénom', readOnly: true, required: true }),
    phone: text({ label: 'WhatsApp', readOnly: true, required: true }),
    email: text({ label: 'E-mail', readOnly: true }),
    codeInfluenceur: text({ label: 'Code influenceur', readOnly: true }),
    deliveryType: choice({ label: 'Livraison', readOnly: true, options: DELIVERY_LABELS, required: true, filter: { all: 'Toutes les livraisons', isAside: true } }),
    address: longText({ label: 'Adresse', readOnly: true }),
    landmark: text({ label: 'Quartier ou repère', readOnly: true }),
    position: text({ label: 'Position partagée', readOnly: true }),
    country: choice({ label: 'Pays', readOnly: true, options: COUNTRY_NAMES, filter: { all: 'Tous les pays', isAside: true } }),
    city: text({ label: 'Ville', readOnly: true, filter: { isAside: true } }),
    paymentMethod: choice({ label: 'Paiement', readOnly: true, options: PAYMENT_LABELS, required: true, filter: { all: 'Tous les paiements', isAside: true } }),
    subtotal: price({ label: 'Sous-total', readOnly: true, required: true, summed: true }),
    discount: price({ label: 'Remise', readOnly: true, required: true, summed: true }),
    fee: price({ label: 'Frais de livraison', readOnly: true, required: true, summed: true }),
    deliveryRate: price({ label: 'Tarif de livraison', readOnly: true }),
    // The rules that it was priced by, whatever they are by now.
    freeDeliveryFrom: price({ label: 'Livraison gratuite à partir de', readOnly: true, required: true }),
    discountFrom: price({ label: 'Remise à partir de', readOnly: true, required: true }),
    discountPercent: integer({ label: 'Remise (%)', readOnly: true, required: true }),
    note: longText({ label: 'Instructions', readOnly: true }),
    isTest: boolean({ label: 'Payée par un test', readOnly: true, initial: false }),
    // All that was paid was given back (R2084): it stands in the place of the status, and nothing is left to do.
    isRefunded: boolean({ label: 'Remboursée', readOnly: true, initial: false, filter: { isAside: true } }),
    channel: choice({ label: 'Prise par', readOnly: true, options: ORDER_CHANNEL_LABELS }),
    userId: belongsTo(users, { label: 'Client', readOnly: true, embed: ['email'], onDelete: 'clear', filter: { all: 'Tous les clients' } }),
    items: lines({ label: 'Articles', readOnly: true, fields: orderLine }),
    discounts: lines({ label: 'Remises', readOnly: true, fields: orderDiscount }),
    history: lines({ label: 'Historique', readOnly: true, fields: stepFields(STATUSES) }),
    preparation: state({ label: 'Préparation', readOnly: true, states: PREPARATIONS, initial: 'todo', filter: { all: 'Toutes les préparations', isAside: true } }),
    nextStep: choice({ label: 'À faire', options: NEXT_STEP_LABELS, from: nextStepOf, filter: { all: 'À faire : tout' } }),
    // Since when the customer waits for it to leave: empty once it has left, or never will.
    waitsSince: dateTime({ label: 'Attend depuis', readOnly: true, column: { sortable: true }, filter: { isAside: true } }),
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
