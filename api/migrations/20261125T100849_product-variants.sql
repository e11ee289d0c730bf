DROP INDEX "products_search";
--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text";
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "variant_of_id" uuid;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shade" text COLLATE "fr-x-icu";
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "swatch" text COLLATE "fr-x-icu";
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "format" text COLLATE "fr-x-icu";
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "variants" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "variants_in_stock" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "variant_names" text COLLATE "fr-x-icu";
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "swatches" text COLLATE "fr-x-icu";
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "least_variant_price" numeric(12, 2);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "most_variant_price" numeric(12, 2);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_available" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "from_price" numeric(12, 2) DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(badge, chr(31), ''), '') || chr(31) || coalesce(translate(name, chr(31), ''), '') || chr(31) || coalesce(translate(description, chr(31), ''), '') || chr(31) || coalesce(translate(variant_names, chr(31), ''), '') || chr(31))) STORED;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_variant_of_id_fk" FOREIGN KEY ("variant_of_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "products_variant_of_id" ON "products" USING btree ("variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_from_price" ON "products" USING btree ("from_price","id");
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "variants" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "variants_in_stock" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "is_available" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "from_price" DROP DEFAULT;
--> statement-breakpoint
INSERT INTO "recomputations" ("resource") SELECT 'products' WHERE EXISTS (SELECT 1 FROM "products")
ON CONFLICT ("resource") DO UPDATE SET "last_id" = NULL;
