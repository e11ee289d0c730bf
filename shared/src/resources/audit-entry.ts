import { formatDate } from '../format/index.ts';
import { belongsTo, choice, dateTime, defineResource, email, json, type RecordOf, text, uuid } from '../resource/index.ts';
import { ONE_OF } from './resource-labels.ts';
import { users } from './user.ts';

const AUDIT_ACTIONS = {
  create: 'Création',
  edit: 'Modification',
  delete: 'Suppression',
  'renew-link': 'Lien de suivi renouvelé',
  'renew-secret': 'Secret renouvelé',
  'remove-second-factor': 'Double authentification retirée',
  'add-passkey': 'Clé d’accès ajoutée',
  'remove-passkey': 'Clé d’accès retirée',
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** A change by an administrator, with the record before and after. Only the server adds these, with the change itself. */
export const auditEntries = defineResource({
  name: 'audit',
  label: { one: 'Modification', many: 'Journal', title: 'Journal des modifications' },
  icon: 'audit',
  menu: { group: 'settings', card: 'team' },
  display: 'at',
  identity: ({ at, email }: { at: string; email: string }) => `Modification du ${formatDate(at)}, ${email.replace(/@.*/, '')}`,
  access: { read: 'admin' },
  isLog: true,
  isClosedToTokens: true,
  sort: { field: 'at', order: 'desc' },
  // Each carries two whole records.
  maxRows: 100,
  fieldsAre: 'readOnly',
  fields: {
    at: dateTime({ label: 'Date', initial: 'now', column: { sortable: true }, filter: true }),
    userId: belongsTo(users, { label: 'Compte', required: true, embed: [], onDelete: 'keep' }),
    email: email({ label: 'Par', required: true, filter: true }),
    token: text({ label: 'Par le jeton d’accès' }),
    resource: text({ label: 'Ressource', labels: ONE_OF, required: true }),
    recordId: uuid({ label: 'Élément', required: true }),
    action: choice({ label: 'Action', required: true, options: AUDIT_ACTIONS, column: true, filter: { all: 'Toutes les actions' } }),
    through: text({ label: 'Par l’action' }),
    before: json({ label: 'Avant', readOnly: true }),
    after: json({ label: 'Après', readOnly: true }),
  },
  messages: { loadFailed: 'Erreur lors du chargement du journal', notFound: 'Modification introuvable' },
});

export type AuditEntry = RecordOf<typeof auditEntries>;
