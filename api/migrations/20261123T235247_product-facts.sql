-- products_size_unit_choice fails where there are rows that
--   SELECT * FROM "products" WHERE NOT ("products"."size_unit" in ('ml', 'g', 'piece'));
-- finds: mend them first, or change them here, above.
ALTER TABLE "products" ADD COLUMN "size" numeric(12, 2);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "size_unit" text COLLATE "fr-x-icu";
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "open_months" integer;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "how_to_use" text COLLATE "fr-x-icu";
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "ingredients" text COLLATE "fr-x-icu";
--> statement-breakpoint
CREATE INDEX "products_size_best" ON "products" USING btree ("size" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "products_size_least" ON "products" USING btree ("size","id");
--> statement-breakpoint
CREATE INDEX "products_size_unit_best" ON "products" USING btree ("size_unit" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "products_size_unit_least" ON "products" USING btree ("size_unit","id");
--> statement-breakpoint
CREATE INDEX "products_open_months_best" ON "products" USING btree ("open_months" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "products_open_months_least" ON "products" USING btree ("open_months","id");
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_size_unit_choice" CHECK ("products"."size_unit" in ('ml', 'g', 'piece'));
