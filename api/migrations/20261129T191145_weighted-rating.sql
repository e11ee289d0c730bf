-- contracts: drop index "audit_resource"
DROP INDEX "audit_resource";
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "score" numeric(12, 2);
--> statement-breakpoint
CREATE INDEX "products_score" ON "products" USING btree ("score");
--> statement-breakpoint
CREATE INDEX "products_score_best" ON "products" USING btree ("score" DESC NULLS LAST,"id","variant_of_id");
--> statement-breakpoint
CREATE INDEX "products_score_least" ON "products" USING btree ("score","id","variant_of_id");
--> statement-breakpoint
INSERT INTO "recomputations" ("resource") SELECT 'products' WHERE EXISTS (SELECT 1 FROM "products")
ON CONFLICT ("resource") DO UPDATE SET "last_id" = NULL;
