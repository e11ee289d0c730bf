import { describe, expect, it } from 'vitest';
import type { FollowedOrder } from '../api/orders.ts';
import { keepOrder, keptOrder } from './kept-orders.ts';

const order = (id: string) => ({ id, items: [] }) as unknown as FollowedOrder;

describe('receipts kept on this device', () => {
  it('keeps the last five orders seen, each as it was last', () => {
    // There is no storage here: what is kept lives as long as the page.
    Object.assign(globalThis, { window: {} });
    for (const id of ['1', '2', '3', '4', '5', '1', '6']) keepOrder(id, order(id));
    expect(keptOrder('1')?.order.id).toBe('1');
    expect(keptOrder('6')?.order.id).toBe('6');
    expect(keptOrder('2')).toBeNull();
    expect(keptOrder('7')).toBeNull();
  });
});
