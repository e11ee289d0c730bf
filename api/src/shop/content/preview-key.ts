import { createHmac } from 'node:crypto';
import type { Executor } from '../../platform/database/database.ts';
import { isSameKey, shopSecret } from '../../platform/server/access/shop-secret.ts';

/** How long a preview's link works, in ms: a day. */
export const PREVIEW_MS = 24 * 60 * 60 * 1_000;

/** The signed link by which drafts are seen in the shop (R1946): it says until when it works, and nothing else. */
export function previewKeys(database: Executor) {
  const secret = shopSecret(database, 'preview-link');
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
