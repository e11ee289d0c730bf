CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text COLLATE "fr-x-icu" NOT NULL,
	"status" text COLLATE "fr-x-icu" NOT NULL,
	"order_amount" numeric(12, 2) NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"currency" text COLLATE "fr-x-icu" NOT NULL,
	"rate" numeric(12, 2),
	"transaction_id" text COLLATE "fr-x-icu",
	"provider_reference" text COLLATE "fr-x-icu",
	"paid_amount" numeric(12, 2),
	"paid_currency" text COLLATE "fr-x-icu",
	"fees" numeric(12, 2),
	"is_test" boolean NOT NULL,
	"failure" text COLLATE "fr-x-icu",
	"verified_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"settled_by" text COLLATE "fr-x-icu",
	"note" text COLLATE "fr-x-icu",
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(transaction_id, chr(31), ''), '') || chr(31) || coalesce(translate(provider_reference, chr(31), ''), '') || chr(31))) STORED,
	"open" jsonb,
	"open_until" timestamp with time zone,
	"claimed" text,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payments_provider_choice" CHECK ("payments"."provider" in ('kkiapay', 'pawapay', 'stand-in')),
	CONSTRAINT "payments_status_choice" CHECK ("payments"."status" in ('pending', 'paid', 'failed', 'underpaid', 'overpaid', 'late', 'expired', 'refunded')),
	CONSTRAINT "payments_currency_choice" CHECK ("payments"."currency" in ('XOF', 'XAF', 'CDF', 'USD'))
);

--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"currency" text COLLATE "fr-x-icu" NOT NULL,
	"status" text COLLATE "fr-x-icu" NOT NULL,
	"by_hand" boolean NOT NULL,
	"by" text COLLATE "fr-x-icu" NOT NULL,
	"failure" text COLLATE "fr-x-icu",
	"note" text COLLATE "fr-x-icu",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "refunds_currency_choice" CHECK ("refunds"."currency" in ('XOF', 'XAF', 'CDF', 'USD')),
	CONSTRAINT "refunds_status_choice" CHECK ("refunds"."status" in ('pending', 'done', 'failed'))
);

--> statement-breakpoint
CREATE TABLE "payment-methods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"label" text COLLATE "fr-x-icu" NOT NULL,
	"method" text COLLATE "fr-x-icu" NOT NULL,
	"country" text COLLATE "fr-x-icu",
	"provider" text COLLATE "fr-x-icu",
	"currency" text COLLATE "fr-x-icu",
	"rate" numeric(12, 2),
	"position" integer NOT NULL,
	"is_open" boolean NOT NULL,
	"note" text COLLATE "fr-x-icu",
	"opens_at" text COLLATE "fr-x-icu",
	"closes_at" text COLLATE "fr-x-icu",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payment-methods_method_choice" CHECK ("payment-methods"."method" in ('en-ligne', 'especes', 'boutique')),
	CONSTRAINT "payment-methods_country_choice" CHECK ("payment-methods"."country" in ('BJ', 'CI', 'CD', 'CG')),
	CONSTRAINT "payment-methods_provider_choice" CHECK ("payment-methods"."provider" in ('kkiapay', 'pawapay')),
	CONSTRAINT "payment-methods_currency_choice" CHECK ("payment-methods"."currency" in ('XOF', 'XAF', 'CDF', 'USD'))
);

--> statement-breakpoint
CREATE TABLE "stand_in_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"paid_from" timestamp with time zone,
	"refunded" numeric(14, 2) DEFAULT '0' NOT NULL,
	"refunds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders_history" ADD COLUMN "note" text COLLATE "fr-x-icu";
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "payments_search" ON "payments" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "payments_order_id" ON "payments" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "payments_provider" ON "payments" USING btree ("provider");
--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "payments_order_amount" ON "payments" USING btree ("order_amount","id");
--> statement-breakpoint
CREATE INDEX "payments_is_test" ON "payments" USING btree ("is_test");
--> statement-breakpoint
CREATE INDEX "refunds_newest" ON "refunds" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "refunds_payment_id" ON "refunds" USING btree ("payment_id");
--> statement-breakpoint
CREATE INDEX "refunds_amount" ON "refunds" USING btree ("amount");
--> statement-breakpoint
CREATE INDEX "refunds_status" ON "refunds" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "refunds_by_hand" ON "refunds" USING btree ("by_hand");
--> statement-breakpoint
CREATE INDEX "payment-methods_newest" ON "payment-methods" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "payment-methods_label" ON "payment-methods" USING btree ("label","id");
--> statement-breakpoint
CREATE INDEX "payment-methods_method" ON "payment-methods" USING btree ("method");
--> statement-breakpoint
CREATE INDEX "payment-methods_country" ON "payment-methods" USING btree ("country");
--> statement-breakpoint
CREATE INDEX "payment-methods_position" ON "payment-methods" USING btree ("position");
--> statement-breakpoint
CREATE INDEX "payment-methods_is_open" ON "payment-methods" USING btree ("is_open");
--> statement-breakpoint
CREATE INDEX "stand_in_transactions_reference" ON "stand_in_transactions" USING btree ("reference","created_at");

--> statement-breakpoint
-- A transaction of a provider pays once.
CREATE UNIQUE INDEX "payments_transaction" ON "payments" USING btree ("provider","transaction_id") WHERE transaction_id is not null;
--> statement-breakpoint
-- What the job asks for again, and what an order is paid by at most once.
CREATE INDEX "payments_due" ON "payments" USING btree ("next_check_at") WHERE next_check_at is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_paid_once" ON "payments" USING btree ("order_id") WHERE status = 'paid';
--> statement-breakpoint
-- The statistics count what was really paid, from an index alone.
DROP INDEX "orders_figures";
--> statement-breakpoint
CREATE INDEX "orders_figures" ON "orders" USING btree ("created_at","status","total_price") WHERE not is_test;
--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("created_at") WHERE status = 'pending' and payment_method = 'en-ligne';
--> statement-breakpoint
-- Which ways to pay there are to begin with: administrators change them.
INSERT INTO "payment-methods" (label, method, country, provider, currency, position, is_open, note)
SELECT 'Mobile money ou carte (KkiaPay)', 'en-ligne', country, 'kkiapay', 'XOF', 1, true, null
  FROM unnest(ARRAY[null, 'BJ', 'CI']) country
UNION ALL SELECT 'Mobile money (pawaPay)', 'en-ligne', country, 'pawapay', 'XOF', 2, true, null FROM unnest(ARRAY['BJ', 'CI']) country
UNION ALL SELECT 'Mobile money (pawaPay)', 'en-ligne', 'CG', 'pawapay', 'XAF', 1, true, null
UNION ALL SELECT 'Mobile money (pawaPay)', 'en-ligne', 'CD', 'pawapay', 'CDF', 1, false, 'Pas encore ouvert en RDC'
UNION ALL SELECT 'Espèces à la livraison', 'especes', country, null, null, 3, true, null FROM unnest(ARRAY[null, 'BJ', 'CI', 'CD', 'CG']) country
UNION ALL SELECT 'En boutique', 'boutique', country, null, null, 4, true, null FROM unnest(ARRAY[null, 'BJ', 'CI', 'CD', 'CG']) country;
--> statement-breakpoint
-- Orders of before that carry a transaction were paid by it.
INSERT INTO payments (order_id, provider, status, order_amount, amount, currency, transaction_id, paid_amount, paid_currency, is_test, verified_at, created_at, updated_at)
SELECT id, 'kkiapay', 'paid', total_price, total_price, 'XOF', transaction_id, total_price, 'XOF', false, created_at, created_at, created_at
FROM orders WHERE transaction_id IS NOT NULL AND status <> 'pending'
ON CONFLICT DO NOTHING;
