ALTER TABLE "products" ADD COLUMN "authorisation" text COLLATE "fr-x-icu";
--> statement-breakpoint
CREATE INDEX "products_authorisation_best" ON "products" USING btree ("authorisation" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "products_authorisation_least" ON "products" USING btree ("authorisation","id");
