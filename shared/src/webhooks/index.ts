/** The events of a record that a webhook can subscribe to. */
export const EVENT_LABELS = {
  all: 'Tout',
  created: 'Création',
  updated: 'Modification',
  deleted: 'Suppression',
} as const;
export type RecordEvent = Exclude<keyof typeof EVENT_LABELS, 'all'>;

/** What became of an event: still to be sent, taken by the other side, or given up after a day. */
export const DELIVERY_STATUS_LABELS = { waiting: 'En attente', delivered: 'Remis', failed: 'Échec' } as const;

/** The event that only says that the address answers. */
export const TEST_EVENT = 'webhooks.test';
