ALTER TABLE "products" ADD COLUMN "barcode" text COLLATE "fr-x-icu";
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_barcode_unique" UNIQUE("barcode");
