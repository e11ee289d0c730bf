import { FIRST_IDENTITY } from '../identity/index.ts';
import { paths } from '../paths/index.ts';
import { boolean, defineSettings, image, text } from '../resource/index.ts';

/** The shop's identity: its header and footer, titles, the data for search engines and phones, mails and papers use it. */
export const identity = defineSettings({
  name: 'identity',
  label: 'Nom et logo',
  icon: 'shop',
  menu: { group: 'settings', card: 'identity' },
  read: 'everyone',
  shownAt: paths.home,
  fields: {
    name: text({
      label: 'Nom de la boutique',
      required: 'Le nom est obligatoire',
      maxLength: 40,
      initial: FIRST_IDENTITY.name,
      help: 'Sur chaque page, dans les titres et les e-mails ; les factures ont l’identité légale',
    }),
    promise: text({
      label: 'Promesse',
      required: 'La promesse est obligatoire',
      maxLength: 100,
      initial: FIRST_IDENTITY.promise,
      help: 'Sous le nom au pied des pages, et pour les moteurs de recherche',
    }),
    trade: text({
      label: 'Ce que vous vendez',
      required: 'Quelques mots sont obligatoires',
      maxLength: 60,
      initial: FIRST_IDENTITY.trade,
      help: 'Suit le nom dans le titre de l’accueil : « Karité, soins et cosmétiques… »',
    }),
    reach: text({ label: 'Où vous vendez', required: 'Quelques mots sont obligatoires', maxLength: 80, initial: FIRST_IDENTITY.reach, help: 'Finit le titre de l’accueil' }),
    logo: image({
      label: 'Logo',
      section: 'logo',
      hint: 'PNG à fond transparent de préférence. Les icônes des téléphones et des navigateurs en sont faites ; sans logo, le dessin d’origine',
    }),
    isNameShown: boolean({ label: 'Écrire le nom à côté du logo', section: 'logo', initial: true }),
  },
  form: { sections: { name: 'Nom', logo: 'Logo' } },
  messages: { updated: 'Nom et logo enregistrés : ils valent dès maintenant', loadFailed: 'Erreur lors du chargement du nom et du logo' },
});
