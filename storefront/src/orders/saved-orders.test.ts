import { describe, expect, it } from 'vitest';
import type { FollowedOrder } from '../api/orders.ts';
import { savedOrder, saveOrder } from './saved-orders.ts';

const order = (id: string) => ({ id, items: [] }) as unknown as FollowedOrder;

describe('receipts stored on this device', () => {
  it('stores the last five orders seen, each in its last state', () => {
    // There is no storage here: values exist as long as the page.
    Object.assign(globalThis, { window: {} });
    for (const id of ['1', '2', '3', '4', '5', '1', '6']) saveOrder(id, order(id));
    expect(savedOrder('1')?.order.id).toBe('1');
    expect(savedOrder('6')?.order.id).toBe('6');
    expect(savedOrder('2')).toBeNull();
    expect(savedOrder('7')).toBeNull();
  });
});
