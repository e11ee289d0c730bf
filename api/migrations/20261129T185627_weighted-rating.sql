-- contracts: drop index "audit_resource"
DROP INDEX "audit_resource";
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "score" numeric(12, 2) DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX "products_score" ON "products" USING btree ("score","id","variant_of_id");
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "score" DROP DEFAULT;
--> statement-breakpoint
INSERT INTO "recomputations" ("resource") SELECT 'products' WHERE EXISTS (SELECT 1 FROM "products")
ON CONFLICT ("resource") DO UPDATE SET "last_id" = NULL;
