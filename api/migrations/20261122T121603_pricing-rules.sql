CREATE TABLE "pricing-rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"free_delivery_from" numeric(12, 2) DEFAULT 15000 NOT NULL,
	"home_fee" numeric(12, 2) DEFAULT 2000 NOT NULL,
	"discount_from" numeric(12, 2) DEFAULT 50000 NOT NULL,
	"discount_percent" integer DEFAULT 10 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "pricing-rules_newest" ON "pricing-rules" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE UNIQUE INDEX "pricing-rules_single" ON "pricing-rules" USING btree ((true));
--> statement-breakpoint
INSERT INTO "pricing-rules" DEFAULT VALUES;
--> statement-breakpoint
-- The orders that are there were priced by the first rules; no row is written anew for that, there may be millions.
ALTER TABLE "orders"
  ADD COLUMN "free_delivery_from" numeric(12, 2) DEFAULT 15000 NOT NULL,
  ADD COLUMN "discount_from" numeric(12, 2) DEFAULT 50000 NOT NULL,
  ADD COLUMN "discount_percent" integer DEFAULT 10 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders"
  ALTER COLUMN "free_delivery_from" DROP DEFAULT,
  ALTER COLUMN "discount_from" DROP DEFAULT,
  ALTER COLUMN "discount_percent" DROP DEFAULT;
