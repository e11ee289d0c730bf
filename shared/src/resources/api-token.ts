import { TOKEN_OPERATIONS } from '../accounts/index.ts';
import { boolean, choice, dateTime, defineResource, lines, type RecordOf, type ResourceShape, text } from '../resource/index.ts';
import { currentUser } from './current-user.ts';

const labelsOf = (resources: readonly ResourceShape[]) => Object.fromEntries(resources.map(({ name, label }) => [name, label.many]));
const actionsOf = (resources: readonly ResourceShape[]) =>
  Object.fromEntries(resources.flatMap(({ actions = {} }) => Object.entries(actions).map(([name, { label }]) => [name, label])));

/**
 * Programs that act for the account that made them (docs/api-tokens-and-webhooks.md), until they expire. `open` are the
 * resources to choose from.
 */
export const apiTokensOf = (open: readonly ResourceShape[]) =>
  defineResource({
    name: 'api-tokens',
    label: { one: 'Jeton d’accès', many: 'Jetons d’accès', create: 'Nouveau jeton' },
    purpose: 'La clé d’un autre logiciel, pour ce que vous lui permettez.',
    icon: 'key',
    menu: { group: 'settings', card: 'technical' },
    display: 'name',
    access: { read: 'admin', create: 'admin', delete: 'admin' },
    isClosedToTokens: true,
    fields: {
      name: text({ label: 'Nom', required: 'Le nom du jeton est obligatoire', maxLength: 80, column: true, help: 'Le programme qui en use : le journal le nomme.' }),
      userId: currentUser({ label: 'Créé par', embed: ['email'], onDelete: 'cascade', column: true }),
      expiresAt: dateTime({ label: 'Expire le', isEnd: true, required: 'L’échéance est obligatoire', column: { sortable: true }, help: 'Un an au plus.' }),
      lastUsedAt: dateTime({ label: 'Dernier usage', readOnly: true, column: true }),
      isOpen: boolean({ label: 'Valable', readOnly: true, initial: true, column: { yes: 'Oui', no: 'Révoqué' }, filter: true }),
      scopes: lines({
        label: 'Droits',
        column: true,
        help: 'Jamais plus que ce que vous pouvez vous-même.',
        fields: {
          resource: choice({ label: 'Ressource', required: 'Choisissez une ressource', options: labelsOf(open) }),
          operation: choice({ label: 'Droit', required: 'Choisissez un droit', options: { ...TOKEN_OPERATIONS, ...actionsOf(open) }, initial: 'read' }),
        },
      }),
    },
    actions: {
      revoke: {
        label: 'Révoquer',
        when: { isOpen: true },
        set: { isOpen: false },
        confirm: 'Révoquer ce jeton ? Le programme qui en use est refusé aussitôt, pour toujours.',
        done: 'Jeton révoqué',
      },
    },
    messages: {
      created: 'Jeton ajouté avec succès',
      deleted: 'Jeton supprimé avec succès',
      deleteConfirm: 'Supprimer ce jeton ? Le programme qui en use est refusé aussitôt.',
      loadFailed: 'Erreur lors du chargement des jetons',
      notFound: 'Jeton introuvable',
    },
  });

export type ApiToken = RecordOf<ReturnType<typeof apiTokensOf>>;
