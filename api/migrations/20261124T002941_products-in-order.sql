CREATE TABLE "shop-window" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"first_order" text COLLATE "fr-x-icu" DEFAULT 'nom' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shop-window_first_order_choice" CHECK ("shop-window"."first_order" in ('nom', 'prix-croissant', 'prix-decroissant', 'notes', 'selection'))
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "position" integer;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "priority" integer;
--> statement-breakpoint
CREATE INDEX "shop-window_newest" ON "shop-window" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE UNIQUE INDEX "shop-window_single" ON "shop-window" USING btree ((true));
--> statement-breakpoint
CREATE INDEX "categories_position" ON "categories" USING btree ("position","id");
--> statement-breakpoint
CREATE INDEX "products_priority_best" ON "products" USING btree ("priority" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "products_priority_least" ON "products" USING btree ("priority","id");
--> statement-breakpoint
-- As they stood until now, by title among those of the same parent.
UPDATE "categories" it SET "position" = ranked.rank, row_version = row_version + 1, updated_at = now()
FROM (SELECT id, row_number() OVER (PARTITION BY parent_id ORDER BY title, id) AS rank FROM "categories") ranked
WHERE it.id = ranked.id;
--> statement-breakpoint
ALTER TABLE "categories" ALTER COLUMN "position" SET NOT NULL;
--> statement-breakpoint
INSERT INTO "shop-window" DEFAULT VALUES;
