CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"picture" text COLLATE "fr-x-icu",
	"title" text COLLATE "fr-x-icu" NOT NULL,
	"description" text COLLATE "fr-x-icu",
	"position" integer NOT NULL,
	"kind" text COLLATE "fr-x-icu" NOT NULL,
	"rule" jsonb,
	"order" text COLLATE "fr-x-icu" NOT NULL,
	"is_published" boolean NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"is_shown" boolean NOT NULL,
	"counted_on" date,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(title, chr(31), ''), '') || chr(31) || coalesce(translate(description, chr(31), ''), '') || chr(31))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "collections_kind_choice" CHECK ("collections"."kind" in ('hand', 'rule')),
	CONSTRAINT "collections_order_choice" CHECK ("collections"."order" in ('selection', 'sales', 'newest', 'rating', 'cheapest', 'dearest', 'name'))
);
--> statement-breakpoint
CREATE TABLE "collections_products" (
	"collections_id" uuid NOT NULL,
	"products_other_id" uuid NOT NULL,
	"position" integer DEFAULT 1000000 NOT NULL,
	CONSTRAINT "collections_products_collections_id_products_other_id_pk" PRIMARY KEY("collections_id","products_other_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sales_rank" integer;
--> statement-breakpoint
ALTER TABLE "shop-window" ADD COLUMN "best_seller_days" integer DEFAULT 90 NOT NULL;
--> statement-breakpoint
ALTER TABLE "collections_products" ADD CONSTRAINT "collections_products_collections_id_collections_id_fk" FOREIGN KEY ("collections_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "collections_products" ADD CONSTRAINT "collections_products_products_other_id_products_id_fk" FOREIGN KEY ("products_other_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "collections_newest" ON "collections" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "collections_updated" ON "collections" USING btree ("updated_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "collections_search" ON "collections" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "collections_shown" ON "collections" USING btree ("is_shown","created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "collections_title" ON "collections" USING btree ("title","id");
--> statement-breakpoint
CREATE INDEX "collections_position" ON "collections" USING btree ("position","id");
--> statement-breakpoint
CREATE INDEX "collections_kind" ON "collections" USING btree ("kind");
--> statement-breakpoint
CREATE INDEX "collections_kind_best" ON "collections" USING btree ("kind" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "collections_kind_least" ON "collections" USING btree ("kind","id");
--> statement-breakpoint
CREATE INDEX "collections_order_best" ON "collections" USING btree ("order" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "collections_order_least" ON "collections" USING btree ("order","id");
--> statement-breakpoint
CREATE INDEX "collections_is_published" ON "collections" USING btree ("is_published");
--> statement-breakpoint
CREATE INDEX "collections_is_published_best" ON "collections" USING btree ("is_published" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "collections_is_published_least" ON "collections" USING btree ("is_published","id");
--> statement-breakpoint
CREATE INDEX "collections_starts_at_best" ON "collections" USING btree ("starts_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "collections_starts_at_least" ON "collections" USING btree ("starts_at","id");
--> statement-breakpoint
CREATE INDEX "collections_ends_at_best" ON "collections" USING btree ("ends_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "collections_ends_at_least" ON "collections" USING btree ("ends_at","id");
--> statement-breakpoint
CREATE INDEX "collections_is_shown" ON "collections" USING btree ("is_shown");
--> statement-breakpoint
CREATE INDEX "collections_is_shown_best" ON "collections" USING btree ("is_shown" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "collections_is_shown_least" ON "collections" USING btree ("is_shown","id");
--> statement-breakpoint
CREATE INDEX "collections_counted_on_best" ON "collections" USING btree ("counted_on" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "collections_counted_on_least" ON "collections" USING btree ("counted_on","id");
--> statement-breakpoint
CREATE INDEX "collections_products_other" ON "collections_products" USING btree ("products_other_id");
--> statement-breakpoint
CREATE INDEX "products_sales_rank_best" ON "products" USING btree ("sales_rank" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "products_sales_rank_least" ON "products" USING btree ("sales_rank","id");
