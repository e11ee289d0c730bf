-- messages_event_choice fails where there are rows that
--   SELECT * FROM "messages" WHERE NOT ("messages"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-completed', 'order-cancelled', 'order-corrected', 'refund-made', 'product-back', 'brand-arrived', 'price-fell', 'newsletter-asked', 'export-ready', 'letter', 'account'));
-- finds: mend them first, or change them here, above.
-- message-templates_event_choice fails where there are rows that
--   SELECT * FROM "message-templates" WHERE NOT ("message-templates"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-completed', 'order-cancelled', 'order-corrected', 'refund-made', 'product-back', 'brand-arrived', 'price-fell', 'newsletter-asked', 'export-ready'));
-- finds: mend them first, or change them here, above.
ALTER TABLE "messages" DROP CONSTRAINT "messages_event_choice";
--> statement-breakpoint
ALTER TABLE "message-templates" DROP CONSTRAINT "message-templates_event_choice";
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text COLLATE "fr-x-icu" NOT NULL,
	"title" text COLLATE "fr-x-icu" NOT NULL,
	"text" text COLLATE "fr-x-icu",
	"order_id" uuid,
	"product_id" uuid,
	"brand_id" uuid,
	"key" text COLLATE "fr-x-icu" NOT NULL,
	"is_read" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "alerts_user_id_key_unique" UNIQUE("user_id","key"),
	CONSTRAINT "alerts_kind_choice" CHECK ("alerts"."kind" in ('orders', 'prices', 'stock'))
);
--> statement-breakpoint
CREATE TABLE "notification-choices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"orders_shop" boolean NOT NULL,
	"orders_email" boolean NOT NULL,
	"prices_shop" boolean NOT NULL,
	"prices_email" boolean NOT NULL,
	"stock_shop" boolean NOT NULL,
	"stock_email" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "notification-choices_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "price-watches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"price" numeric(12, 2),
	"seen_price" numeric(12, 2),
	"seen_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "price-watches_user_id_product_id_unique" UNIQUE("user_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification-choices" ADD CONSTRAINT "notification-choices_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "price-watches" ADD CONSTRAINT "price-watches_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "alerts_newest" ON "alerts" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "alerts_user_id" ON "alerts" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "alerts_kind" ON "alerts" USING btree ("kind");
--> statement-breakpoint
CREATE INDEX "alerts_order_id" ON "alerts" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "alerts_product_id" ON "alerts" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "alerts_brand_id" ON "alerts" USING btree ("brand_id");
--> statement-breakpoint
CREATE INDEX "alerts_is_read" ON "alerts" USING btree ("is_read");
--> statement-breakpoint
CREATE INDEX "notification-choices_newest" ON "notification-choices" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "notification-choices_user_id" ON "notification-choices" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "price-watches_newest" ON "price-watches" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "price-watches_user_id" ON "price-watches" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "price-watches_product_id" ON "price-watches" USING btree ("product_id");
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_event_choice" CHECK ("messages"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-completed', 'order-cancelled', 'order-corrected', 'refund-made', 'product-back', 'brand-arrived', 'price-fell', 'newsletter-asked', 'export-ready', 'letter', 'account'));
--> statement-breakpoint
ALTER TABLE "message-templates" ADD CONSTRAINT "message-templates_event_choice" CHECK ("message-templates"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-completed', 'order-cancelled', 'order-corrected', 'refund-made', 'product-back', 'brand-arrived', 'price-fell', 'newsletter-asked', 'export-ready'));
