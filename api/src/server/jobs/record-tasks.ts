/**
 * Tasks that work through records one by one: what they do, as an administrator reads it where it failed, and the resource of the
 * records. What follows a colon in a record's name is another record that the attempt needs.
 */
export const RECORD_TASKS = {
  'issue-invoices': { label: 'Établir la facture', resource: 'orders' },
  'issue-refund-credits': { label: 'Établir l’avoir d’un remboursement', resource: 'refunds' },
  'issue-return-credits': { label: 'Établir l’avoir d’un retour', resource: 'returns' },
  'issue-cancelled-credits': { label: 'Établir l’avoir d’une commande annulée', resource: 'orders' },
  'certify-invoices': { label: 'Faire certifier le document', resource: 'invoices' },
  'expire-orders': { label: 'Annuler la commande non payée', resource: 'orders' },
  'expire-unconfirmed': { label: 'Annuler la commande non confirmée', resource: 'orders' },
  'check-payments': { label: 'Vérifier le paiement', resource: 'payments' },
  'ask-refunds': { label: 'Demander le remboursement', resource: 'refunds' },
  'expire-lots': { label: 'Retirer de la vente le lot expiré', resource: 'lots' },
  'show-collections': { label: 'Montrer ou retirer la collection à sa date', resource: 'collections' },
  'remind-of-carts': { label: 'Rappeler au client son panier', resource: 'users' },
  'tell-fallen-prices': { label: 'Prévenir le client d’une baisse de prix', resource: 'users' },
  'send-letters': { label: 'Envoyer la lettre', resource: 'letters' },
  'send-letter-to': { label: 'Envoyer la lettre à un abonné', resource: 'newsletter' },
  'make-exports': { label: 'Faire l’export planifié', resource: 'export-schedules' },
  'prepare-webhooks': { label: 'Préparer l’événement d’un webhook', resource: 'webhook-deliveries' },
} as const satisfies Record<string, { label: string; resource: string }>;

export type RecordTask = keyof typeof RECORD_TASKS;
