import { covers, FIGURES, isAdmin } from '@karite/shared/accounts';
import type { FastifyRequest } from 'fastify';
import { notGranted } from '../../platform/server/access/signed-in.ts';

/** Refuses those of the team who read orders and not the shop's figures (R920); a token is judged by its maker's rights. */
export async function refuseWithoutFigures({ user }: FastifyRequest): Promise<void> {
  if (!isAdmin(user) && !covers(user?.rights, FIGURES, 'read')) throw notGranted();
}
