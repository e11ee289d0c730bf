CREATE TABLE "cash-receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"courier_id" uuid NOT NULL,
	"status" text COLLATE "fr-x-icu" NOT NULL,
	"expected" numeric(12, 2) NOT NULL,
	"received" numeric(12, 2),
	"currency" text COLLATE "fr-x-icu" NOT NULL,
	"rate" numeric(12, 2),
	"handed_by" text COLLATE "fr-x-icu" NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" text COLLATE "fr-x-icu",
	"note" text COLLATE "fr-x-icu",
	"closing_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cash-receipts_status_choice" CHECK ("cash-receipts"."status" in ('expected', 'received', 'refused')),
	CONSTRAINT "cash-receipts_currency_choice" CHECK ("cash-receipts"."currency" in ('XOF', 'XAF', 'CDF', 'USD'))
);

--> statement-breakpoint
CREATE TABLE "cash-closings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" text COLLATE "fr-x-icu" NOT NULL,
	"by" text COLLATE "fr-x-icu" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cash-closings_day_unique" UNIQUE("day")
);

--> statement-breakpoint
CREATE TABLE "cash-closings_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cash_closings_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"courier" text COLLATE "fr-x-icu" NOT NULL,
	"kind" text COLLATE "fr-x-icu" NOT NULL,
	"currency" text COLLATE "fr-x-icu" NOT NULL,
	"expected" numeric(12, 2) NOT NULL,
	"received" numeric(12, 2) NOT NULL,
	"difference" numeric(12, 2) NOT NULL,
	"orders" integer NOT NULL,
	"refused" integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE "couriers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"kind" text COLLATE "fr-x-icu" NOT NULL,
	"phone" text COLLATE "fr-x-icu",
	"country" text COLLATE "fr-x-icu",
	"city" text COLLATE "fr-x-icu",
	"is_active" boolean NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(name, chr(31), ''), '') || chr(31) || coalesce(translate(phone, chr(31), ''), '') || chr(31) || coalesce(translate(city, chr(31), ''), '') || chr(31))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "couriers_name_unique" UNIQUE("name"),
	CONSTRAINT "couriers_kind_choice" CHECK ("couriers"."kind" in ('courier', 'relay', 'till')),
	CONSTRAINT "couriers_country_choice" CHECK ("couriers"."country" in ('BJ', 'CI', 'CD', 'CG'))
);

--> statement-breakpoint
CREATE TABLE "order-notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text COLLATE "fr-x-icu" NOT NULL,
	"body" text COLLATE "fr-x-icu",
	"by" text COLLATE "fr-x-icu" NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(body, chr(31), ''), '') || chr(31))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "order-notes_kind_choice" CHECK ("order-notes"."kind" in ('note', 'call'))
);

--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "channel" text COLLATE "fr-x-icu";
--> statement-breakpoint
ALTER TABLE "cash-receipts" ADD CONSTRAINT "cash-receipts_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cash-receipts" ADD CONSTRAINT "cash-receipts_courier_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cash-receipts" ADD CONSTRAINT "cash-receipts_closing_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."cash-closings"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cash-closings_lines" ADD CONSTRAINT "cash-closings_lines_cash_closings_id_cash-closings_id_fk" FOREIGN KEY ("cash_closings_id") REFERENCES "public"."cash-closings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order-notes" ADD CONSTRAINT "order-notes_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "cash-receipts_newest" ON "cash-receipts" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "cash-receipts_order_id" ON "cash-receipts" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "cash-receipts_courier_id" ON "cash-receipts" USING btree ("courier_id");
--> statement-breakpoint
CREATE INDEX "cash-receipts_status" ON "cash-receipts" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "cash-receipts_expected" ON "cash-receipts" USING btree ("expected");
--> statement-breakpoint
CREATE INDEX "cash-receipts_currency" ON "cash-receipts" USING btree ("currency");
--> statement-breakpoint
CREATE INDEX "cash-receipts_closing_id" ON "cash-receipts" USING btree ("closing_id");
--> statement-breakpoint
CREATE INDEX "cash-closings_newest" ON "cash-closings" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "cash-closings_lines_owner" ON "cash-closings_lines" USING btree ("cash_closings_id","position");
--> statement-breakpoint
CREATE INDEX "couriers_newest" ON "couriers" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "couriers_search" ON "couriers" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "couriers_kind" ON "couriers" USING btree ("kind");
--> statement-breakpoint
CREATE INDEX "couriers_country" ON "couriers" USING btree ("country");
--> statement-breakpoint
CREATE INDEX "couriers_is_active" ON "couriers" USING btree ("is_active");
--> statement-breakpoint
CREATE INDEX "order-notes_newest" ON "order-notes" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "order-notes_search" ON "order-notes" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "order-notes_order_id" ON "order-notes" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "order-notes_kind" ON "order-notes" USING btree ("kind");
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_channel_choice" CHECK ("orders"."channel" in ('phone', 'whatsapp', 'counter'));
--> statement-breakpoint
-- An order is handed over once at a time: again only after it was refused.
CREATE UNIQUE INDEX "cash-receipts_once" ON "cash-receipts" ("order_id") WHERE status <> 'refused';
--> statement-breakpoint
-- What the next closing takes, and what a month's journal reads.
CREATE INDEX "cash-receipts_unclosed" ON "cash-receipts" ("courier_id") WHERE closing_id IS NULL;
--> statement-breakpoint
CREATE INDEX "cash-receipts_settled" ON "cash-receipts" ("settled_at");
--> statement-breakpoint
CREATE INDEX "orders_history_done" ON "orders_history" ("at") WHERE "to" = 'completed' OR "from" = 'completed';
--> statement-breakpoint
CREATE INDEX "payments_verified" ON "payments" ("verified_at");
--> statement-breakpoint
-- The morning's list: new orders for cash, payments that somebody has to look at, people who wait for stock.
CREATE INDEX "orders_to_call" ON "orders" ("created_at") WHERE status = 'pending' AND payment_method <> 'en-ligne';
--> statement-breakpoint
CREATE INDEX "payments_to_verify" ON "payments" ("created_at") WHERE status IN ('pending', 'underpaid', 'overpaid', 'late');
--> statement-breakpoint
CREATE INDEX "stock_requests_waiting" ON "stock_requests" ("product_id") WHERE notified_at IS NULL;
--> statement-breakpoint
-- How often orders to a number were refused at the door.
CREATE INDEX "orders_phone" ON "orders" ("phone");
