import type { Order } from '@karite/shared/resources';
import { WhatsAppAction } from '../messages/whatsapp-action.tsx';
import { lazyAction } from '../resource/lazy-action.tsx';

const HandOverAction = lazyAction<Order>(() => import('../cash/hand-over-action.tsx').then((it) => it.HandOverAction));

/** What other features do to an order, in the list and in the queue of the day. */
export const ORDER_ACTIONS = [HandOverAction, WhatsAppAction];
