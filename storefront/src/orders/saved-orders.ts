import type { FollowedOrder } from '../api/orders.ts';
import { readJson, writeJson } from '../storage/browser-storage.ts';
import { SAVED_ORDERS_KEY } from './saved-orders-key.ts';

/** So many receipts are saved, the last seen first. */
const MOST = 5;

/** An order as it was when it was last read here. `of` identifies the request: its id, and its key if it has one. */
type SavedOrder = { of: string; seenAt: string; order: FollowedOrder };

function readSaved(): SavedOrder[] {
  const stored = readJson(SAVED_ORDERS_KEY);
  return Array.isArray(stored)
    ? stored.filter((it) => typeof it?.of === 'string' && Array.isArray(it.order?.items))
    : [];
}

/** Saves an order on this device, so that its receipt can be read without a connection. */
export function saveOrder(of: string, order: FollowedOrder): void {
  const others = readSaved().filter((it) => it.of !== of);
  writeJson(SAVED_ORDERS_KEY, [{ of, seenAt: new Date().toISOString(), order }, ...others].slice(0, MOST));
}

/** The order as it was last seen on this device; `null` when it never was. */
export const savedOrder = (of: string): SavedOrder | null => readSaved().find((it) => it.of === of) ?? null;
