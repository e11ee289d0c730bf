-- expands: what was refunded before is said on its order; an older release neither reads nor writes the new columns
CREATE TABLE "cash-closings_counts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cash_closings_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"currency" text COLLATE "fr-x-icu" NOT NULL,
	"expected" numeric(12, 2) NOT NULL,
	"counted" numeric(12, 2) NOT NULL,
	"difference" numeric(12, 2) NOT NULL,
	"rate" numeric(12, 2)
);
--> statement-breakpoint
CREATE TABLE "cash_payouts" (
	"source" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"paid_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closing_id" uuid
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_refunded" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "from_till" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "from_till" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "returns_items" ADD COLUMN "amount" numeric(12, 2);
--> statement-breakpoint
ALTER TABLE "cash-closings_lines" ADD COLUMN "refunded" numeric(12, 2);
--> statement-breakpoint
ALTER TABLE "cash-closings_counts" ADD CONSTRAINT "cash-closings_counts_cash_closings_id_cash-closings_id_fk" FOREIGN KEY ("cash_closings_id") REFERENCES "public"."cash-closings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "cash-closings_counts_owner" ON "cash-closings_counts" USING btree ("cash_closings_id","position");
--> statement-breakpoint
CREATE INDEX "cash_payouts_closing" ON "cash_payouts" USING btree ("closing_id");
--> statement-breakpoint
CREATE INDEX "cash_payouts_paid_at" ON "cash_payouts" USING btree ("paid_at");
--> statement-breakpoint
CREATE INDEX "orders_is_refunded" ON "orders" USING btree ("is_refunded");
--> statement-breakpoint
-- By hand was cash, as the journal entered it.
UPDATE "refunds" SET "from_till" = true WHERE "by_hand";
--> statement-breakpoint
-- A payment is refunded when all of it went back: of its order nothing is left to do.
UPDATE "orders" SET "is_refunded" = true, "next_step" = 'none', "waits_since" = NULL
FROM "payments" WHERE "payments"."order_id" = "orders"."id" AND "payments"."transaction_id" = "orders"."transaction_id"
  AND "payments"."status" = 'refunded' AND "payments"."paid_amount" >= "payments"."amount";
--> statement-breakpoint
-- So is an order of which returns, without refunds beside them, gave everything back.
UPDATE "orders" SET "is_refunded" = true, "next_step" = 'none', "waits_since" = NULL
WHERE "total_price" > 0 AND "total_price" <= (
  SELECT sum("refunded") FROM "returns" WHERE "returns"."order_id" = "orders"."id" AND "returns"."status" = 'refunded' AND "refund_id" IS NULL);
