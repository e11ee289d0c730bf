/** The events of a record that a webhook can subscribe to. */
export const EVENT_LABELS = {
  all: 'Tout',
  created: 'Création',
  updated: 'Modification',
  deleted: 'Suppression',
} as const;
export type RecordEvent = Exclude<keyof typeof EVENT_LABELS, 'all'>;

/** The state of an event: still to be sent, accepted by the receiver, or given up after a day. */
export const DELIVERY_STATUS_LABELS = { waiting: 'En attente', delivered: 'Remis', failed: 'Échec' } as const;

/** The event that only tests whether the address responds. */
export const TEST_EVENT = 'webhooks.test';
