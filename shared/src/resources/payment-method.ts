import { formatMoney } from '../money/index.ts';
import { COUNTRY_NAMES, PAYMENT_LABELS } from '../orders/index.ts';
import { CURRENCY_LABELS, PROVIDER_LABELS, RATE_BASE } from '../payments/index.ts';
import { boolean, choice, decimal, defineResource, position, type RecordOf, text } from '../resource/index.ts';

/** A way to pay in one country, or before a country is chosen. An administrator sets them and their order. */
export const paymentMethods = defineResource({
  name: 'payment-methods',
  label: { one: 'Moyen de paiement', many: 'Moyens de paiement', create: 'Nouveau moyen de paiement' },
  purpose: 'Comment les clients paient, pays par pays.',
  icon: 'paymentMethod',
  menu: { group: 'settings', card: 'payment' },
  display: 'label',
  access: { read: 'admin', write: 'admin' },
  fields: {
    label: text({ label: 'Nom montré', required: 'Le nom est obligatoire', maxLength: 80, column: { sortable: true } }),
    method: choice({ label: 'Mode', options: PAYMENT_LABELS, required: 'Le mode est obligatoire', column: true, filter: { all: 'Tous les modes' } }),
    country: choice({ label: 'Pays', options: COUNTRY_NAMES, isExtensible: true, help: 'Vide : tant qu’aucun pays n’est connu', column: true, filter: { all: 'Tous les pays' } }),
    provider: choice({ label: 'Prestataire', options: PROVIDER_LABELS, isExtensible: true, help: 'Pour le paiement en ligne', column: true }),
    currency: choice({ label: 'Monnaie', options: CURRENCY_LABELS, isExtensible: true, help: 'Pour le paiement en ligne : ce que le client paie' }),
    rate: decimal({ label: `Taux : ${formatMoney(RATE_BASE)} valent`, min: 0, help: 'En francs congolais ou en dollars ; sans taux, ce moyen reste fermé' }),
    position: position({ label: 'Rang', column: { sortable: true } }),
    isOpen: boolean({ label: 'Ouvert', initial: true, column: { yes: 'Ouvert', no: 'Fermé' }, filter: true }),
    note: text({ label: 'Note pour les clients', maxLength: 160 }),
    opensAt: text({ label: 'Ouvre à', maxLength: 5, help: 'Comme 08:00 ; vide : toujours ouvert' }),
    closesAt: text({ label: 'Ferme à', maxLength: 5, help: 'Comme 20:00' }),
  },
  messages: {
    created: 'Moyen de paiement ajouté avec succès',
    updated: 'Moyen de paiement modifié avec succès',
    loadFailed: 'Erreur lors du chargement des moyens de paiement',
    notFound: 'Moyen de paiement introuvable',
  },
});

export type PaymentMethodRecord = RecordOf<typeof paymentMethods>;
