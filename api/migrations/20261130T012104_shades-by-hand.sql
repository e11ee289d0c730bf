-- expands: a product that the former release adds follows none
ALTER TABLE "products" ADD COLUMN "follows_product" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Until now a variant that was where its product was went where that one went.
UPDATE "products" variant SET "follows_product" = true FROM "products" head
WHERE head."id" = variant."variant_of_id" AND head."status" <> 'published' AND variant."status" = head."status";
