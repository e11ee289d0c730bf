import { COUNTRY_NAMES } from '../orders/labels.ts';
import { paths } from '../paths/index.ts';
import { choice, defineSettings, email, lines, phone, text, url } from '../resource/index.ts';

/** A shop that customers can visit, call and write to; orders are fetched there where it allows that (R2151). */
const branch = {
  name: text({ label: 'Pays', required: 'Le pays est obligatoire', maxLength: 60 }),
  address: text({ label: 'Adresse', required: 'L’adresse est obligatoire' }),
  phone: phone({ label: 'Téléphone', required: 'Le téléphone est obligatoire' }),
  email: email({ label: 'E-mail', required: 'L’e-mail est obligatoire' }),
  country: choice({ label: 'Retrait des commandes : pays', options: COUNTRY_NAMES, isExtensible: true, help: 'Vide : aucune commande ne s’y retire' }),
  hours: text({ label: 'Horaires', maxLength: 120, help: 'Lus par qui retire sa commande' }),
} as const;

/** When the demo shops are open. */
const HOURS = 'lundi à samedi, 9 h à 18 h';

/** A page of the shop on a social network; the storefront has an icon for each. */
const network = {
  icon: choice({ label: 'Réseau', options: { facebook: 'Facebook', instagram: 'Instagram' }, required: 'Choisissez un réseau' }),
  url: url({ label: 'Adresse de la page', required: 'L’adresse est obligatoire' }),
} as const;

/** The contacts of the shop, and the header of each page (R1203, R1205, R1206). */
export const contactSettings = defineSettings({
  name: 'contact-settings',
  label: 'Annonces et contacts',
  icon: 'announcement',
  menu: { group: 'site', tab: 'Annonces' },
  read: 'everyone',
  shownAt: paths.home,
  fields: {
    announcement: text({ label: 'Annonce en tête des pages', maxLength: 120, help: 'Vide : à partir de quel montant la livraison est gratuite' }),
    ticker: lines({
      label: 'Texte défilant',
      fields: { text: text({ label: 'Texte', required: 'Le texte est obligatoire', maxLength: 80 }) },
      initial: [{ text: 'Support 24h/7' }, { text: 'Distributeur officiel de soins dermatologiques' }],
    }),
    whatsapp: phone({ label: 'WhatsApp', section: 'contact', required: 'Le numéro WhatsApp est obligatoire', initial: '+2290197000000' }),
    greeting: text({
      label: 'Message déjà écrit',
      section: 'contact',
      required: 'Un message est obligatoire',
      initial: 'Bonjour Karité, j’aimerais un conseil.',
      help: 'Ce que la conversation WhatsApp propose d’envoyer',
    }),
    email: email({ label: 'E-mail', section: 'contact', required: 'L’e-mail est obligatoire', initial: 'bonjour@karite.example' }),
    professionalSite: url({ label: 'Site des professionnels', section: 'contact', required: 'L’adresse est obligatoire', initial: 'https://pro.karite.example/' }),
    networks: lines({
      label: 'Réseaux sociaux',
      section: 'contact',
      fields: network,
      initial: [
        { icon: 'facebook', url: 'https://www.facebook.com/' },
        { icon: 'instagram', url: 'https://www.instagram.com/' },
      ],
    }),
    branches: lines({
      label: 'Boutiques, dans l’ordre du pied de page',
      section: 'branches',
      fields: branch,
      initial: [
        { name: 'Bénin', address: 'Rue 12.047, quartier Haie Vive, Cotonou', phone: '+2290197000000', email: 'benin@karite.example', country: 'BJ', hours: HOURS },
        {
          name: 'Côte d’Ivoire',
          address: 'Rue des Jardins, Cocody Deux-Plateaux, Abidjan',
          phone: '+2250707000000',
          email: 'cotedivoire@karite.example',
          country: 'CI',
          hours: HOURS,
        },
        { name: 'RDC', address: 'Avenue de la Justice 41, Gombe, Kinshasa', phone: '+243812000000', email: 'rdc@karite.example', country: 'CD', hours: HOURS },
        { name: 'République du Congo', address: 'Avenue Foch 18, centre-ville, Brazzaville', phone: '+242066000000', email: 'congo@karite.example', country: 'CG', hours: HOURS },
      ],
    }),
  },
  form: { sections: { head: 'En tête des pages', contact: 'Contacts', branches: 'Boutiques' } },
  messages: { updated: 'Annonces et contacts enregistrés : ils valent dès maintenant', loadFailed: 'Erreur lors du chargement des contacts' },
});
