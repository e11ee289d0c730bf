import { defineResource, type RecordOf, text } from '../resource/index.ts';
import { currentUser } from './current-user.ts';

/**
 * A browser that may be notified while the shop is closed (R1967): the address of its maker's service, and the keys that
 * only it can read with.
 */
export const pushSubscriptions = defineResource({
  name: 'push-subscriptions',
  label: { one: 'Appareil notifié', many: 'Appareils notifiés' },
  display: 'createdAt',
  access: { read: { owner: { field: 'userId', fields: ['endpoint'] } }, delete: { owner: 'userId' } },
  isClosedToTokens: true,
  menu: false,
  fields: {
    userId: currentUser({ label: 'Compte', embed: [], onDelete: 'cascade' }),
    endpoint: text({ label: 'Adresse', readOnly: true, required: true, maxLength: 1_000, unique: 'Cet appareil est déjà inscrit' }),
    p256dh: text({ label: 'Clé publique', readOnly: true, required: true }),
    auth: text({ label: 'Secret commun', readOnly: true, required: true }),
  },
  messages: { notFound: 'Appareil introuvable' },
});

export type PushSubscriptionRecord = RecordOf<typeof pushSubscriptions>;
