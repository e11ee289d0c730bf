import { createHmac } from 'node:crypto';
import type { LeftKind } from '@karite/shared/notifications';
import { leavePath } from '@karite/shared/paths';
import type { Executor } from '../../platform/database/database.ts';
import { isSameKey, shopSecret } from '../../platform/server/access/shop-secret.ts';

/** The signed link by which an account ends the e-mails of one kind (R1964), without signing in. */
export type LeaveLinks = {
  /** The page of the shop, and the call that a mail program makes by itself (RFC 8058). */
  pathsOf(userId: string, kind: LeftKind): Promise<{ page: string; call: string }>;
  isKeyOf(userId: string, kind: LeftKind, key: string): Promise<boolean>;
};

export function leaveLinks(database: Executor): LeaveLinks {
  const secret = shopSecret(database, 'notification-link');
  const keyOf = async (userId: string, kind: LeftKind) =>
    createHmac('sha256', await secret())
      .update(`leave:${kind}:${userId.toLowerCase()}`)
      .digest('base64url');
  return {
    async pathsOf(userId, kind) {
      const key = await keyOf(userId, kind);
      return {
        page: leavePath(userId, kind, key),
        call: `/api/notifications/leave/${userId}?kind=${kind}&key=${key}`,
      };
    },
    isKeyOf: async (userId, kind, key) => isSameKey(await keyOf(userId, kind), key),
  };
}
