-- expands: a product that the former release adds is published
ALTER TABLE "products" ADD COLUMN "status" text COLLATE "fr-x-icu" DEFAULT 'published' NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "publish_at" timestamp with time zone;
--> statement-breakpoint
CREATE INDEX "products_shown" ON "products" USING btree ("status","created_at" DESC NULLS LAST,"id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_status" ON "products" USING btree ("status");
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_status_choice" CHECK ("products"."status" in ('draft', 'scheduled', 'published'));
