-- expands: each list of values holds what it held before, and what is new; a server of before notes no order as unconfirmed
CREATE TABLE "order-settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"unconfirmed_hours" integer DEFAULT 72 NOT NULL,
	"orders_by_phone" integer DEFAULT 10 NOT NULL,
	"share_by_phone" integer DEFAULT 50 NOT NULL,
	"orders_by_network" integer DEFAULT 300 NOT NULL,
	"share_by_network" integer DEFAULT 80 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_holds" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "order-settings_newest" ON "order-settings" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE UNIQUE INDEX "order-settings_single" ON "order-settings" USING btree ((true));
--> statement-breakpoint
CREATE INDEX "order_holds_network" ON "order_holds" USING btree ("network");
--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "messages" DROP CONSTRAINT "messages_event_choice", ADD CONSTRAINT "messages_event_choice"
    CHECK ("messages"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-ready', 'order-completed', 'order-cancelled', 'order-unconfirmed', 'order-corrected', 'refund-made', 'lot-recalled', 'product-back', 'brand-arrived', 'price-fell', 'cart-left', 'newsletter-asked', 'export-ready', 'letter', 'account'));
  ALTER TABLE "message-templates" DROP CONSTRAINT "message-templates_event_choice", ADD CONSTRAINT "message-templates_event_choice"
    CHECK ("message-templates"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-ready', 'order-completed', 'order-cancelled', 'order-unconfirmed', 'order-corrected', 'refund-made', 'lot-recalled', 'product-back', 'brand-arrived', 'price-fell', 'cart-left', 'newsletter-asked', 'export-ready'));
END $$;
--> statement-breakpoint
INSERT INTO "order-settings" DEFAULT VALUES;
