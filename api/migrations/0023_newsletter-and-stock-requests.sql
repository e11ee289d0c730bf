-- Both become declared resources: the same rows, under the table of the resource's name, with an id and a version.
ALTER TABLE "stock_requests" RENAME TO "stock-requests";
--> statement-breakpoint
ALTER TABLE "stock-requests" DROP CONSTRAINT "stock_requests_product";
--> statement-breakpoint
ALTER TABLE "stock-requests" DROP CONSTRAINT "stock_requests_brand";
--> statement-breakpoint
DROP INDEX "stock_requests_newest";
--> statement-breakpoint
DROP INDEX "newsletter_newest";
--> statement-breakpoint
ALTER TABLE "newsletter" DROP CONSTRAINT "newsletter_pkey";
--> statement-breakpoint
ALTER TABLE "newsletter" ALTER COLUMN "email" SET DATA TYPE text COLLATE "fr-x-icu";
--> statement-breakpoint
ALTER TABLE "stock-requests" ALTER COLUMN "email" SET DATA TYPE text COLLATE "fr-x-icu";
--> statement-breakpoint
ALTER TABLE "newsletter" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
ALTER TABLE "newsletter" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "newsletter" ADD COLUMN "row_version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "stock-requests" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "stock-requests" ADD COLUMN "row_version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
UPDATE "newsletter" SET updated_at = created_at;
--> statement-breakpoint
UPDATE "stock-requests" SET updated_at = coalesce(notified_at, created_at);
--> statement-breakpoint
CREATE INDEX "stock-requests_newest" ON "stock-requests" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "stock-requests_product_id" ON "stock-requests" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "stock-requests_brand_id" ON "stock-requests" USING btree ("brand_id");
--> statement-breakpoint
CREATE INDEX "newsletter_newest" ON "newsletter" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
ALTER TABLE "newsletter" ADD CONSTRAINT "newsletter_email_unique" UNIQUE("email");
--> statement-breakpoint
ALTER TABLE "stock-requests" ADD CONSTRAINT "stock-requests_product_id_email_unique" UNIQUE("product_id","email");
--> statement-breakpoint
ALTER TABLE "stock-requests" ADD CONSTRAINT "stock-requests_brand_id_email_unique" UNIQUE("brand_id","email");
