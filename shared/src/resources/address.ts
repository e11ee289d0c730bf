import { COUNTRY_NAMES } from '../orders/labels.ts';
import { ORDER_LENGTHS } from '../orders/limits.ts';
import { choice, defineResource, longText, phone, type RecordOf, text } from '../resource/index.ts';
import { currentUser } from './current-user.ts';

/** An address that a customer saves for the next order: the recipient, the place, and hints for the courier. */
export const addresses = defineResource({
  name: 'addresses',
  label: { one: 'Adresse', many: 'Adresses', title: 'Adresses des clients' },
  icon: 'address',
  menu: false,
  display: 'address',
  access: { read: { owner: 'userId', admin: true } },
  fields: {
    userId: currentUser({ label: 'Client', embed: ['email'], onDelete: 'cascade', column: true, filter: { all: 'Tous les clients' } }),
    nom: text({ label: 'Nom', required: 'Le nom est obligatoire', maxLength: ORDER_LENGTHS.nom, column: true }),
    prenom: text({ label: 'Prénom', required: 'Le prénom est obligatoire', maxLength: ORDER_LENGTHS.prenom, column: true }),
    phone: phone({ label: 'WhatsApp', country: { field: 'country' }, required: 'Le numéro WhatsApp est obligatoire', column: true }),
    address: longText({ label: 'Adresse', required: 'Veuillez saisir votre adresse de livraison', maxLength: ORDER_LENGTHS.address, column: { truncate: 60 } }),
    landmark: text({ label: 'Quartier ou repère', maxLength: ORDER_LENGTHS.landmark }),
    country: choice({ label: 'Pays', options: COUNTRY_NAMES, isExtensible: true, column: true }),
    city: text({ label: 'Ville', maxLength: 60, column: true }),
  },
  messages: { deleteConfirm: 'Supprimer cette adresse ?', loadFailed: 'Erreur lors du chargement des adresses', notFound: 'Adresse introuvable' },
});

export type Address = RecordOf<typeof addresses>;
