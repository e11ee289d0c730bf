-- contracts: the release before misses these constraints at its start
-- A shop extends these lists (choice fields with isExtensible): the API checks them, the database takes any text.
ALTER TABLE "orders" DROP CONSTRAINT "orders_delivery_type_choice";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_country_choice";
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_provider_choice";
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_currency_choice";
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_currency_choice";
--> statement-breakpoint
ALTER TABLE "cash-receipts" DROP CONSTRAINT "cash-receipts_currency_choice";
--> statement-breakpoint
ALTER TABLE "couriers" DROP CONSTRAINT "couriers_country_choice";
--> statement-breakpoint
ALTER TABLE "influencers" DROP CONSTRAINT "influencers_country_choice";
--> statement-breakpoint
ALTER TABLE "delivery-countries" DROP CONSTRAINT "delivery-countries_country_choice";
--> statement-breakpoint
ALTER TABLE "payment-methods" DROP CONSTRAINT "payment-methods_country_choice";
--> statement-breakpoint
ALTER TABLE "payment-methods" DROP CONSTRAINT "payment-methods_provider_choice";
--> statement-breakpoint
ALTER TABLE "payment-methods" DROP CONSTRAINT "payment-methods_currency_choice";
--> statement-breakpoint
ALTER TABLE "letters" DROP CONSTRAINT "letters_country_choice";
--> statement-breakpoint
ALTER TABLE "addresses" DROP CONSTRAINT "addresses_country_choice";
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_event_choice";
--> statement-breakpoint
ALTER TABLE "message-templates" DROP CONSTRAINT "message-templates_event_choice";
--> statement-breakpoint
ALTER TABLE "shop-identities" DROP CONSTRAINT "shop-identities_country_choice";
