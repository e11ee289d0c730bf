import { createHmac } from 'node:crypto';
import type { Executor } from '../../database/database.ts';
import { isSameKey, shopSecret } from './shop-secret.ts';

/** How long a preview's link works, in ms: a day. */
export const PREVIEW_MS = 24 * 60 * 60 * 1_000;

/** The signed link by which drafts are seen in the shop (R1946, R2174): it says until when it works, and nothing else. */
export function previewKeys(database: Executor, name: 'preview-link' | 'product-preview') {
  const secret = shopSecret(database, name);
  const signed = async (until: number) =>
    createHmac('sha256', await secret())
      .update(`preview:${until}`)
      .digest('base64url');
  return {
    make: async (until: number): Promise<string> => `${until}.${await signed(until)}`,
    isValid: async (key: string, now: number): Promise<boolean> => {
      const [until = '', signature = ''] = key.split('.');
      if (!/^\d{13}$/.test(until) || Number(until) <= now) return false;
      return isSameKey(await signed(Number(until)), signature);
    },
  };
}
