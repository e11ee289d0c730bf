import type { ResourceShape } from '@karite/shared/resource';
import { orders } from '@karite/shared/resources';
import type { FastifyInstance } from 'fastify';
import { apiTokenHooks } from './accounts/api-token-routes.ts';
import { staffAccessHooks } from './accounts/staff-access.ts';
import { collect } from './cash/collect.ts';
import { categoryTree } from './catalogue/category-tree.ts';
import { variantHooks } from './catalogue/variants.ts';
import { collectionHooks } from './collections/collection-hooks.ts';
import { commentedHooks, commentHooks } from './comments/comment-hooks.ts';
import { contentHooks } from './content/content-hooks.ts';
import { contentActions } from './content/publish.ts';
import type { Database } from './database/database.ts';
import { delayHooks } from './delivery/delay-hooks.ts';
import { exportScheduleHooks } from './export-schedules/schedule-hooks.ts';
import { listViewHooks } from './list-views/shared-views.ts';
import { stockRequestHooks } from './messages/stock-requests.ts';
import { templateHooks } from './messages/templates.ts';
import { tryLetter } from './newsletter/try-letter.ts';
import { shopperHooks } from './notifications/shopper-hooks.ts';
import { offerHooks } from './offers/offer-hooks.ts';
import { tellMove } from './orders/order-actions.ts';
import { orderHooks } from './orders/order-hooks.ts';
import { paymentMethodHooks } from './payments/judge-method.ts';
import { pointHooks } from './points/point-hooks.ts';
import { type AnyActions, actions as runs } from './resource/actions.ts';
import type { AnyHooks } from './resource/hooks.ts';
import { reviewsOfVariants } from './reviews/reviews-of-variants.ts';
import { reviewHooks } from './reviews/verified-purchase.ts';
import type { Reach } from './server/http/post.ts';
import { discardLot } from './stock/discard-lot.ts';
import { lotHooks } from './stock/lot-hooks.ts';
import { stockHooks } from './stock/stock-hooks.ts';
import { webhookHooks } from './webhooks/webhook-hooks.ts';

/** What resources need besides their declarations; most need nothing. */
export const shopHooks = (app: FastifyInstance, database: Database, reach: Reach, zone: string): AnyHooks[] => [
  categoryTree,
  variantHooks,
  collectionHooks,
  stockRequestHooks(app),
  templateHooks,
  orderHooks,
  stockHooks(app, database),
  lotHooks(app, database, zone),
  offerHooks(app, database),
  pointHooks(app, database),
  paymentMethodHooks,
  reviewsOfVariants(app, database),
  delayHooks,
  contentHooks,
  reviewHooks,
  shopperHooks,
  webhookHooks(reach),
  apiTokenHooks,
  staffAccessHooks,
  listViewHooks,
  exportScheduleHooks(app, zone),
  commentHooks(app),
  commentedHooks(app, database, app.resources),
];

/** What the shop's own declared actions run; none of a server that has other resources. */
export const shopActions = (database: Database, resources: readonly ResourceShape[]): AnyActions[] =>
  resources.some(({ name }) => name === orders.name)
    ? [
        runs({
          orders: {
            announce: tellMove('shipped'),
            ship: tellMove('shipped'),
            give: tellMove('completed'),
            finish: tellMove('completed'),
            collect: collect(database),
          },
          letters: { try: tryLetter },
          lots: { discard: discardLot(database) },
        }),
        contentActions(database),
      ]
    : [];
