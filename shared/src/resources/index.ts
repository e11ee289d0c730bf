import custom from '@karite/custom/shared';
import { checkResources } from '#check';
import { addMenuGroups, addProviders, addRights, type Extended, extendAll } from '../custom/index.ts';
import { registerMessages } from '../messages/own-messages.ts';
import { allows, type ResourceShape } from '../resource/index.ts';
import { addresses } from './address.ts';
import { alerts } from './alert.ts';
import { apiTokensOf } from './api-token.ts';
import { auditEntries } from './audit-entry.ts';
import { brands } from './brand.ts';
import { cashClosings } from './cash-closing.ts';
import { cashReceipts } from './cash-receipt.ts';
import { categories } from './category.ts';
import { collections } from './collection.ts';
import { comments } from './comment.ts';
import { contactSettings } from './contact-settings.ts';
import { contentBlocks } from './content-block.ts';
import { contentPages } from './content-page.ts';
import { contentVersions } from './content-version.ts';
import { couriers } from './courier.ts';
import { deliveryCountries } from './delivery-country.ts';
import { emptySearches } from './empty-search.ts';
import { exportSchedulesOf } from './export-schedule.ts';
import { identity } from './identity.ts';
import { importSources } from './import-sources.ts';
import { influencers } from './influencer.ts';
import { influencerPayouts } from './influencer-payout.ts';
import { invoices } from './invoice.ts';
import { legalPages } from './legal-page.ts';
import { letters } from './letter.ts';
import { listViews } from './list-view.ts';
import { lots } from './lot.ts';
import { messages } from './message.ts';
import { messageTemplates } from './message-template.ts';
import { newsletter } from './newsletter.ts';
import { notificationChoices } from './notification-choices.ts';
import { offers } from './offer.ts';
import { offerUses } from './offer-use.ts';
import { orders } from './order.ts';
import { orderNotes } from './order-note.ts';
import { orderSettings } from './order-settings.ts';
import { payments } from './payment.ts';
import { paymentMethods } from './payment-method.ts';
import { pointMovements } from './point-movement.ts';
import { pointsSettings } from './points-settings.ts';
import { priceWatches } from './price-watch.ts';
import { pricingRules } from './pricing-rules.ts';
import { products } from './product.ts';
import { productAlerts } from './product-alert.ts';
import { productFeeds } from './product-feeds.ts';
import { pushSubscriptions } from './push-subscription.ts';
import { refunds } from './refund.ts';
import { reminders } from './reminders.ts';
import { labelResources } from './resource-labels.ts';
import { returns } from './return.ts';
import { reviews } from './review.ts';
import { reviewVotes } from './review-vote.ts';
import { savedCarts } from './saved-cart.ts';
import { searchSynonyms } from './search-synonym.ts';
import { shopIdentities } from './shop-identity.ts';
import { shopWindow } from './shop-window.ts';
import { staffAccess } from './staff-access.ts';
import { stocks } from './stock.ts';
import { stockMovements } from './stock-movement.ts';
import { stockRequests } from './stock-request.ts';
import { stockSheets } from './stock-sheet.ts';
import { tasks } from './task.ts';
import { users } from './user.ts';
import { webhooksOf } from './webhook.ts';
import { webhookDeliveriesOf } from './webhook-delivery.ts';

export * from '../upstream/index.ts';
export { QUEUE_PROBLEMS, type Task, tasks } from './task.ts';

/** Karité's own. Those of one group of the menu are its tabs, in this order. A new one is a file beside this and a line here. */
const declared = [
  orders,
  returns,
  invoices,
  couriers,
  payments,
  refunds,
  cashReceipts,
  cashClosings,
  products,
  categories,
  brands,
  collections,
  stocks,
  lots,
  stockSheets,
  stockMovements,
  users,
  reviews,
  pointMovements,
  offers,
  offerUses,
  influencers,
  influencerPayouts,
] as const satisfies readonly ResourceShape[];

/** The others. A list of its own: the type of all in one would be longer than the compiler writes out. */
const further = [
  letters,
  newsletter,
  reminders,
  productFeeds,
  contentPages,
  contentBlocks,
  contentVersions,
  shopWindow,
  contactSettings,
  legalPages,
  emptySearches,
  searchSynonyms,
  identity,
  shopIdentities,
  deliveryCountries,
  paymentMethods,
  orderSettings,
  pricingRules,
  pointsSettings,
  messages,
  messageTemplates,
  staffAccess,
  auditEntries,
  importSources,
  addresses,
  orderNotes,
  productAlerts,
  stockRequests,
] as const satisfies readonly ResourceShape[];

const own: readonly ResourceShape[] = [...declared, ...further];

extendAll(own, custom);
addProviders(custom);
addMenuGroups(custom);

/** The shop's declarations and the additions of `custom/`, by their common type. */
const base: readonly ResourceShape[] = [...own, ...custom.resources];

/** The resources that webhooks can subscribe to: all but those that only repeat data of others, together with recipients. */
export const webhookResources = base.filter((resource) => resource !== messages && resource !== auditEntries);
export const webhooks = webhooksOf(webhookResources);
export const webhookDeliveries = webhookDeliveriesOf(webhooks);

/** What an API token may be for. */
const openToTokens = base.filter((resource) => !resource.isClosedToTokens);
export const apiTokens = apiTokensOf(openToTokens);

/** What may be written as a file on a schedule. */
const exported = base.filter((resource) => allows(resource, 'read') && !resource.isSingle);
export const exportSchedules = exportSchedulesOf(exported);

/** Records for a shopper alone: webhooks, tokens and files exclude them. */
const ofShoppers = [alerts, notificationChoices, priceWatches, reviewVotes, savedCarts, pushSubscriptions] as const;

const made = [webhooks, webhookDeliveries, apiTokens, exportSchedules, listViews, comments, tasks, ...ofShoppers] as const;
const all: readonly ResourceShape[] = [...base, ...made];

labelResources(all);
addRights(all, custom);
registerMessages(custom.messages ?? []);
checkResources(all);

/** Every resource of the shop, what `custom/` adds among them. */
export const resources: readonly ResourceShape[] = all;

/** The declarations by their names: what is keyed by a resource's name does not compile with a wrong one. */
export type Resources = { [Each in (typeof declared | typeof further | typeof custom.resources | typeof made)[number] as Each['name']]: Extended<Each, typeof custom.extend> };
