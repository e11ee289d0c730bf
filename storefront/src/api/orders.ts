import type { OrderPayload, OrderStatus } from '@karite/shared/orders';
import type { Order } from '@karite/shared/resources';
import type { Client, Page } from './client.ts';

/** The orders' calls (spec §7). A step says when and what; who changed it is the shop's own business, not a customer's. */
type OrderEvent = { from: OrderStatus | null; to: OrderStatus; at: string };
export type OrderWithHistory = Omit<Order, 'history'> & { history: OrderEvent[] };

/** What a signed link shows: nothing of the person that a stranger could write to. */
export type FollowedOrder = Omit<OrderWithHistory, 'email' | 'userId' | 'user'>;

/** The order that was taken, with the key of its signed link. */
type PlacedOrder = Order & { followKey: string };

export const placeOrder = (client: Client, payload: OrderPayload): Promise<PlacedOrder> =>
  client.send('POST', '/orders', payload);

/** The customer's own orders, newest first, up to `end`. An administrator's answer would be everybody's. */
export const listOrders = (client: Client, end: number): Promise<Page<Order>> =>
  client.list(`/orders?_start=0&_end=${end}&_sort=createdAt&_order=desc`);

export const getOrder = (client: Client, id: string): Promise<OrderWithHistory> =>
  client.get(`/orders/${encodeURIComponent(id)}`);

export const followOrder = (client: Client, id: string, key: string): Promise<FollowedOrder> =>
  client.get(`/orders/follow/${encodeURIComponent(id)}?key=${encodeURIComponent(key)}`);
