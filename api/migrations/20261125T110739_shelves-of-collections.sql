-- content-blocks_shelf_choice fails where there are rows that
--   SELECT * FROM "content-blocks" WHERE NOT ("content-blocks"."shelf" in ('new', 'rated', 'promotions', 'sales', 'category', 'brand', 'collection', 'picked'));
-- finds: mend them first, or change them here, above.
ALTER TABLE "content-blocks" DROP CONSTRAINT "content-blocks_shelf_choice";
--> statement-breakpoint
ALTER TABLE "content-blocks" ADD COLUMN "collection_id" uuid;
--> statement-breakpoint
ALTER TABLE "content-blocks" ADD CONSTRAINT "content-blocks_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "content-blocks_collection_id" ON "content-blocks" USING btree ("collection_id");
--> statement-breakpoint
ALTER TABLE "content-blocks" ADD CONSTRAINT "content-blocks_shelf_choice" CHECK ("content-blocks"."shelf" in ('new', 'rated', 'promotions', 'sales', 'category', 'brand', 'collection', 'picked'));
