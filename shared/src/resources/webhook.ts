import { boolean, choice, defineResource, lines, type RecordOf, type ResourceShape, text } from '../resource/index.ts';
import { EVENT_LABELS } from '../webhooks/index.ts';

/**
 * Addresses that are notified when records are created, changed or deleted (docs/api-tokens-and-webhooks.md). `watchable`
 * are the resources to choose from.
 */
export const webhooksOf = (watchable: readonly ResourceShape[]) =>
  defineResource({
    name: 'webhooks',
    label: { one: 'Webhook', many: 'Webhooks', create: 'Nouveau webhook' },
    purpose: 'Un autre logiciel apprend ce qui change dans la boutique.',
    icon: 'webhook',
    menu: { group: 'settings', card: 'technical' },
    display: 'name',
    access: { read: 'admin', write: 'admin' },
    // Each receives whole records of any of these resources.
    isClosedToTokens: true,
    fields: {
      name: text({ label: 'Nom', required: 'Le nom du webhook est obligatoire', maxLength: 80, column: true }),
      url: text({
        label: 'Adresse',
        required: 'L’adresse est obligatoire',
        maxLength: 500,
        column: { truncate: 50 },
        help: 'Commence par https://. Chaque événement y est envoyé par POST.',
      }),
      isOpen: boolean({ label: 'Ouvert', initial: true, column: { yes: 'Oui', no: 'Non' }, filter: true, help: 'Fermé, rien n’est noté ni envoyé.' }),
      events: lines({
        label: 'Événements',
        column: true,
        help: 'Un champ ne compte que pour une modification : « status » et « shipped » préviennent quand le statut devient « shipped ».',
        fields: {
          resource: choice({ label: 'Ressource', required: 'Choisissez une ressource', options: Object.fromEntries(watchable.map(({ name, label }) => [name, label.many])) }),
          event: choice({ label: 'Événement', required: 'Choisissez un événement', options: EVENT_LABELS, initial: 'all' }),
          field: text({ label: 'Champ modifié', maxLength: 60 }),
          value: text({ label: 'Nouvelle valeur', maxLength: 100 }),
        },
      }),
    },
    messages: {
      created: 'Webhook ajouté avec succès',
      updated: 'Webhook modifié avec succès',
      deleted: 'Webhook supprimé avec succès',
      deleteConfirm: 'Supprimer ce webhook ? Ce qui attend ne sera plus envoyé.',
      loadFailed: 'Erreur lors du chargement des webhooks',
      notFound: 'Webhook introuvable',
    },
  });

export type Webhooks = ReturnType<typeof webhooksOf>;
export type Webhook = RecordOf<Webhooks>;
