ALTER TABLE "products_images" ADD COLUMN "alt" text;
--> statement-breakpoint
ALTER TABLE "reviews_pictures" ADD COLUMN "alt" text;
