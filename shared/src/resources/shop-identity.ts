import { formatMoney } from '../money/index.ts';
import { COUNTRY_NAMES } from '../orders/index.ts';
import { COUNTRIES } from '../region/index.ts';
import { choice, defineResource, email, integer, longText, percent, type RecordOf, text } from '../resource/index.ts';

/** `IFU (Bénin), NCC (Côte d'Ivoire)` */
const TAX_NUMBERS = Object.values(COUNTRIES)
  .map(({ taxNumber, name }) => `${taxNumber} (${name})`)
  .join(', ');

/** The seller, by country: the legal information that a shop must show, and the header of invoices. */
export const shopIdentities = defineResource({
  name: 'shop-identities',
  label: { one: 'Identité légale', many: 'Identités légales', title: 'Identité légale par pays' },
  icon: 'legalIdentity',
  menu: { group: 'settings', card: 'identity' },
  display: 'legalName',
  access: { read: 'everyone', update: 'admin' },
  sort: { field: 'country', order: 'asc' },
  fields: {
    country: choice({ label: 'Pays', options: COUNTRY_NAMES, isExtensible: true, required: true, readOnly: true, column: true }),
    legalName: text({ label: 'Raison sociale', required: 'La raison sociale est requise', column: true }),
    legalForm: text({ label: 'Forme juridique', suggestions: ['SARL', 'SARLU', 'SA', 'SAS', 'Entreprise individuelle'] }),
    capital: text({ label: 'Capital social', help: `Avec sa monnaie, par exemple ${formatMoney(1_000_000)}` }),
    rccm: text({ label: 'RCCM', column: true, help: 'Registre du commerce et du crédit mobilier' }),
    taxId: text({ label: 'Identifiant fiscal', column: true, help: TAX_NUMBERS }),
    authority: text({ label: 'Autorité de tutelle', help: 'Si l’activité est soumise à autorisation : qui l’a donnée, et son numéro' }),
    headOffice: text({ label: 'Siège social', section: 'contact' }),
    address: text({ label: 'Adresse de la boutique', section: 'contact' }),
    phone: text({ label: 'Téléphone', section: 'contact', column: true }),
    email: email({ label: 'E-mail', section: 'contact' }),
    host: longText({ label: 'Hébergeur', section: 'contact', maxLength: 500, help: 'Nom, adresse et téléphone' }),
    vatRate: percent({ label: 'TVA', section: 'sale', step: 0.1, column: true, help: 'Comprise dans les prix affichés' }),
    withdrawalDays: integer({ label: 'Délai de rétractation (jours)', section: 'sale', min: 0, max: 365, column: true }),
    deliveryTimes: text({ label: 'Délais de livraison', section: 'sale', maxLength: 300, help: 'Une phrase courte, lue sur les produits et à la commande' }),
  },
  form: { sections: { company: 'Entreprise', contact: 'Coordonnées', sale: 'Vente' } },
  messages: { updated: 'Identité légale enregistrée', notFound: 'Identité légale introuvable' },
});

export type ShopIdentity = RecordOf<typeof shopIdentities>;
