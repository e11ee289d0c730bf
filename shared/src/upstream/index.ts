/**
 * What Karité itself declares, for declarations of `custom/` that point to it. All other code reads `resources/`, where what a
 * shop adds is in as well.
 */
export { type Address, addresses } from '../resources/address.ts';
export type { ApiToken } from '../resources/api-token.ts';
export { type AuditAction, type AuditEntry, auditEntries } from '../resources/audit-entry.ts';
export { type Brand, brands } from '../resources/brand.ts';
export { type CashClosing, cashClosings } from '../resources/cash-closing.ts';
export { type CashReceipt, cashReceipts } from '../resources/cash-receipt.ts';
export { type Category, categories } from '../resources/category.ts';
export { type Comment, comments } from '../resources/comment.ts';
export { type Courier, couriers } from '../resources/courier.ts';
export { currentUser } from '../resources/current-user.ts';
export { type DeliveryCountry, deliveryCountries } from '../resources/delivery-country.ts';
export { type EmptySearch, emptySearches } from '../resources/empty-search.ts';
export { type ExportSchedule, WEEKDAYS } from '../resources/export-schedule.ts';
export { identity } from '../resources/identity.ts';
export { type Influencer, influencers } from '../resources/influencer.ts';
export { type Invoice, invoices } from '../resources/invoice.ts';
export { type LegalPage, legalPages } from '../resources/legal-page.ts';
export { type Letter, letters } from '../resources/letter.ts';
export { type ListViewRecord, listViews } from '../resources/list-view.ts';
export { type Message, messages } from '../resources/message.ts';
export { type MessageTemplate, messageTemplates } from '../resources/message-template.ts';
export { newsletter } from '../resources/newsletter.ts';
export { type OfferRecord, offers } from '../resources/offer.ts';
export { type OfferUse, offerUses } from '../resources/offer-use.ts';
export { type Order, orders } from '../resources/order.ts';
export { orderNotes } from '../resources/order-note.ts';
export { type Payment, payments } from '../resources/payment.ts';
export { type PaymentMethodRecord, paymentMethods } from '../resources/payment-method.ts';
export { pricingRules } from '../resources/pricing-rules.ts';
export { type Product, products } from '../resources/product.ts';
export { productFeeds } from '../resources/product-feeds.ts';
export { type Refund, refunds } from '../resources/refund.ts';
export { type Return, returns } from '../resources/return.ts';
export { type Review, reviews } from '../resources/review.ts';
export { type SearchSynonym, searchSynonyms } from '../resources/search-synonym.ts';
export { type ShopIdentity, shopIdentities } from '../resources/shop-identity.ts';
export { staffAccess } from '../resources/staff-access.ts';
export { type Stock, stocks } from '../resources/stock.ts';
export { type StockMovement, stockMovements } from '../resources/stock-movement.ts';
export { type StockRequest, stockRequests } from '../resources/stock-request.ts';
export { type User, users } from '../resources/user.ts';
export type { Webhook } from '../resources/webhook.ts';
export type { WebhookDelivery } from '../resources/webhook-delivery.ts';
