import { COURIER_KIND_LABELS } from '../cash/index.ts';
import { COUNTRY_NAMES } from '../orders/index.ts';
import { boolean, choice, defineResource, phone, type RecordOf, text } from '../resource/index.ts';

/** People and places that hand over orders and bring their cash: couriers, relay points, the till of a shop. */
export const couriers = defineResource({
  name: 'couriers',
  label: { one: 'Livreur ou point relais', many: 'Livreurs et relais', create: 'Nouveau livreur ou relais' },
  purpose: 'Qui livre vos commandes et encaisse les espèces : livreurs et points relais.',
  icon: 'courier',
  menu: { group: 'orders' },
  display: 'name',
  access: { read: 'admin', write: 'admin' },
  search: { fields: ['name', 'phone', 'city'], placeholder: 'Rechercher par nom, téléphone ou ville...' },
  sort: { field: 'name', order: 'asc' },
  fields: {
    name: text({ label: 'Nom', required: 'Le nom est obligatoire', unique: 'Ce nom existe déjà', column: { sortable: true } }),
    kind: choice({ label: 'Type', options: COURIER_KIND_LABELS, initial: 'courier', column: true, filter: { all: 'Tous les types' } }),
    phone: phone({ label: 'Téléphone', country: { field: 'country' }, column: true }),
    country: choice({ label: 'Pays', options: COUNTRY_NAMES, isExtensible: true, column: true, filter: { all: 'Tous les pays' } }),
    city: text({ label: 'Ville', maxLength: 60, column: true }),
    isActive: boolean({ label: 'En service', initial: true, column: { yes: 'Oui', no: 'Non' }, filter: true }),
  },
  messages: { created: 'Livreur ou relais ajouté', updated: 'Livreur ou relais modifié', notFound: 'Livreur ou relais introuvable' },
});

export type Courier = RecordOf<typeof couriers>;
