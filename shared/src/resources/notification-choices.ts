import { FIRST_CHOICES } from '../notifications/kinds.ts';
import { boolean, defineResource, type RecordOf } from '../resource/index.ts';
import { currentUser } from './current-user.ts';

const OWN = { owner: 'userId' } as const;

/** The notifications that an account chose (R1961). Without a record `FIRST_CHOICES` applies. */
export const notificationChoices = defineResource({
  name: 'notification-choices',
  label: { one: 'Choix de notifications', many: 'Choix de notifications' },
  display: 'createdAt',
  access: { read: OWN, create: 'signedIn', update: OWN },
  isClosedToTokens: true,
  menu: false,
  unique: [{ fields: ['userId'], message: 'Vos choix sont déjà enregistrés' }],
  fields: {
    userId: currentUser({ label: 'Compte', embed: [], onDelete: 'cascade' }),
    ordersShop: boolean({ label: 'Mes commandes, dans la boutique', initial: FIRST_CHOICES.ordersShop }),
    ordersEmail: boolean({ label: 'Départ et fin de mes commandes, par e-mail', initial: FIRST_CHOICES.ordersEmail }),
    ordersPush: boolean({ label: 'Mes commandes, sur mes appareils', initial: FIRST_CHOICES.ordersPush }),
    pricesShop: boolean({ label: 'Baisses de prix, dans la boutique', initial: FIRST_CHOICES.pricesShop }),
    pricesEmail: boolean({ label: 'Baisses de prix, par e-mail', initial: FIRST_CHOICES.pricesEmail }),
    pricesPush: boolean({ label: 'Baisses de prix, sur mes appareils', initial: FIRST_CHOICES.pricesPush }),
    stockShop: boolean({ label: 'Retours en stock, dans la boutique', initial: FIRST_CHOICES.stockShop }),
    stockEmail: boolean({ label: 'Retours en stock, par e-mail', initial: FIRST_CHOICES.stockEmail }),
    stockPush: boolean({ label: 'Retours en stock, sur mes appareils', initial: FIRST_CHOICES.stockPush }),
    cartEmail: boolean({ label: 'Panier oublié, par e-mail', initial: FIRST_CHOICES.cartEmail }),
  },
  messages: { saveFailed: 'Vos choix n’ont pas pu être enregistrés', notFound: 'Choix introuvables' },
});

export type NotificationChoices = RecordOf<typeof notificationChoices>;
