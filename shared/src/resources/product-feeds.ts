import { FEED_PATHS } from '../feeds/index.ts';
import { boolean, defineSettings } from '../resource/index.ts';

/** Which platforms may fetch the shop's products; none at first: each is opened when its address is given to it (R1900). */
export const productFeeds = defineSettings({
  name: 'product-feeds',
  label: 'Google, Meta et TikTok',
  icon: 'feed',
  menu: { group: 'marketing', tab: 'Google, Meta, TikTok' },
  fields: {
    google: boolean({
      label: 'Google Merchant Center',
      initial: false,
      address: FEED_PATHS.google,
      help: 'Résultats gratuits et annonces de Google. Ouvert, ce catalogue est public ; fermé, son adresse ne répond pas',
    }),
    meta: boolean({
      label: 'Facebook, Instagram et WhatsApp',
      initial: false,
      address: FEED_PATHS.meta,
      help: 'Le catalogue de Meta, que WhatsApp montre aussi. À donner comme flux de données planifié',
    }),
    tiktok: boolean({
      label: 'TikTok',
      initial: false,
      address: FEED_PATHS.tiktok,
      help: 'Le catalogue des annonces de TikTok. Pour la République du Congo, ajoutez ?pays=CG à une adresse, et ses prix sont en XAF',
    }),
  },
  messages: { updated: 'Catalogues enregistrés : ils valent dès maintenant', loadFailed: 'Erreur lors du chargement des catalogues' },
});
