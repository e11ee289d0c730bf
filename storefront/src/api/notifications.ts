import type { Row } from '@karite/shared/client';
import type { ChoiceField, LeftKind } from '@karite/shared/notifications';
import { FIRST_CHOICES } from '@karite/shared/notifications';
import { ApiError } from './api-error.ts';
import type { Client } from './client.ts';

/** The calls for an account's notifications (R1960), and for its choices of them (R1961 to R1964). */
export type Alert = Row<'/alerts'>;

export const listAlerts = (client: Client, end: number) => client.list('/alerts', { query: { _start: 0, _end: end } });

export const countUnread = async (client: Client) =>
  (await client.list('/alerts', { query: { isRead: false, _end: 1, fields: ['kind'] } })).total;

export const readAlert = (client: Client, id: string) =>
  client.send('PATCH', '/alerts/{id}', { path: { id }, body: { isRead: true } });

/** Marks all notifications up to the newest one shown. */
export const readAlerts = (client: Client, until: string) =>
  client.send('POST', '/users/me/alerts/read', { body: { until } });

export type Choices = Record<ChoiceField, boolean>;

/** What an account chose, or what holds until it does; with the record's id, where there is one. */
export async function getChoices(client: Client): Promise<{ id: string | null; choices: Choices }> {
  const [found] = (await client.list('/notification-choices', { query: { _end: 1 } })).items;
  return { id: found?.id ?? null, choices: { ...FIRST_CHOICES, ...found } };
}

/** Saves one choice. */
export async function setChoice(client: Client, field: ChoiceField, value: boolean): Promise<void> {
  const { id } = await getChoices(client);
  const body = { [field]: value };
  if (id) await client.send('PATCH', '/notification-choices/{id}', { path: { id }, body });
  else await client.send('POST', '/notification-choices', { body });
}

/** Ends the e-mails of a kind by the key of a link in one of them. */
export const leaveEmails = (client: Client, id: string, kind: LeftKind, key: string) =>
  client.send('POST', '/notifications/leave/{id}', { path: { id }, query: { kind, key } });

/** The watched products, by the id of each one's watch. */
export async function listWatches(client: Client, productId?: string): Promise<Map<string, string>> {
  const query = { ...(productId && { productId }), fields: ['productId'] as const, _end: 200 };
  const { items } = await client.list('/price-watches', { query });
  return new Map(items.flatMap((watch) => (watch.productId ? [[watch.productId, watch.id]] : [])));
}

/** Begins or ends to watch a price; what was so already is no failure. */
export async function watchPrice(client: Client, productId: string, isOn: boolean): Promise<void> {
  if (isOn)
    await client.send('POST', '/price-watches', { body: { productId } }).catch((error: unknown) => {
      if (!(error instanceof ApiError) || !error.fields.productId) throw error;
    });
  const id = isOn ? null : (await listWatches(client, productId)).get(productId);
  if (id) await client.send('DELETE', '/price-watches/{id}', { path: { id } });
}
