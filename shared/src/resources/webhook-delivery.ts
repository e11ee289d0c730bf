import { belongsTo, choice, dateTime, defineResource, integer, json, type RecordOf, text, uuid } from '../resource/index.ts';
import { DELIVERY_STATUS_LABELS } from '../webhooks/index.ts';
import { ONE_OF } from './resource-labels.ts';
import type { Webhooks } from './webhook.ts';

/** An event on its way to a webhook. A trigger writes it in the transaction of the change; nobody else does. */
export const webhookDeliveriesOf = (webhooks: Webhooks) =>
  defineResource({
    name: 'webhook-deliveries',
    label: { one: 'Envoi', many: 'Envois des webhooks', title: 'Envois des webhooks' },
    display: 'type',
    // The page of the webhooks leads here.
    menu: false,
    access: { read: 'admin' },
    isLog: true,
    isClosedToTokens: true,
    // Each carries a whole record.
    maxRows: 100,
    fieldsAre: 'readOnly',
    fields: {
      webhookId: belongsTo(webhooks, { label: 'Webhook', required: true, embed: ['name'], onDelete: 'keep', column: true, filter: { all: 'Tous les webhooks' } }),
      type: text({ label: 'Événement', required: true, column: true, filter: true }),
      resource: text({ label: 'Ressource', labels: ONE_OF, required: true }),
      recordId: uuid({ label: 'Élément', required: true }),
      status: choice({ label: 'État', required: true, options: DELIVERY_STATUS_LABELS, column: true, filter: { all: 'Tous les états' } }),
      tries: integer({ label: 'Essais', required: true }),
      nextTryAt: dateTime({ label: 'Prochain essai' }),
      deliveredAt: dateTime({ label: 'Remis le' }),
      problem: text({ label: 'Problème' }),
      payload: json({ label: 'Contenu', readOnly: true }),
    },
    messages: { loadFailed: 'Erreur lors du chargement des envois', notFound: 'Envoi introuvable' },
  });

export type WebhookDelivery = RecordOf<ReturnType<typeof webhookDeliveriesOf>>;
