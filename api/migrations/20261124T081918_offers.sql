CREATE TABLE "orders_discounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"orders_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"offer_id" text COLLATE "fr-x-icu",
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"code" text COLLATE "fr-x-icu",
	"kind" text COLLATE "fr-x-icu" NOT NULL,
	"amount" numeric(12, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"code" text COLLATE "fr-x-icu",
	"influencer_id" uuid,
	"kind" text COLLATE "fr-x-icu" NOT NULL,
	"percent" integer,
	"amount" numeric(12, 2),
	"gift_id" uuid,
	"is_active" boolean NOT NULL,
	"is_for_all" boolean NOT NULL,
	"with_promotions" boolean NOT NULL,
	"minimum" numeric(12, 2),
	"combines" boolean NOT NULL,
	"audience" text COLLATE "fr-x-icu" NOT NULL,
	"customer_id" uuid,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"max_uses_each" integer,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(name, chr(31), ''), '') || chr(31) || coalesce(translate(code, chr(31), ''), '') || chr(31))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "offers_kind_choice" CHECK ("offers"."kind" in ('percent', 'amount', 'delivery', 'gift')),
	CONSTRAINT "offers_audience_choice" CHECK ("offers"."audience" in ('everyone', 'first', 'accounts', 'customer'))
);
--> statement-breakpoint
CREATE TABLE "offers_products" (
	"offers_id" uuid NOT NULL,
	"products_other_id" uuid NOT NULL,
	CONSTRAINT "offers_products_offers_id_products_other_id_pk" PRIMARY KEY("offers_id","products_other_id")
);
--> statement-breakpoint
CREATE TABLE "offers_categories" (
	"offers_id" uuid NOT NULL,
	"categories_other_id" uuid NOT NULL,
	CONSTRAINT "offers_categories_offers_id_categories_other_id_pk" PRIMARY KEY("offers_id","categories_other_id")
);
--> statement-breakpoint
CREATE TABLE "offers_brands" (
	"offers_id" uuid NOT NULL,
	"brands_other_id" uuid NOT NULL,
	CONSTRAINT "offers_brands_offers_id_brands_other_id_pk" PRIMARY KEY("offers_id","brands_other_id")
);
--> statement-breakpoint
CREATE TABLE "offer-uses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"offer_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders_items" ADD COLUMN "discount" numeric(12, 2);
--> statement-breakpoint
ALTER TABLE "orders_discounts" ADD CONSTRAINT "orders_discounts_orders_id_orders_id_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_influencer_id_fk" FOREIGN KEY ("influencer_id") REFERENCES "public"."influencers"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_gift_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers_products" ADD CONSTRAINT "offers_products_offers_id_offers_id_fk" FOREIGN KEY ("offers_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers_products" ADD CONSTRAINT "offers_products_products_other_id_products_id_fk" FOREIGN KEY ("products_other_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers_categories" ADD CONSTRAINT "offers_categories_offers_id_offers_id_fk" FOREIGN KEY ("offers_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers_categories" ADD CONSTRAINT "offers_categories_categories_other_id_categories_id_fk" FOREIGN KEY ("categories_other_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers_brands" ADD CONSTRAINT "offers_brands_offers_id_offers_id_fk" FOREIGN KEY ("offers_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers_brands" ADD CONSTRAINT "offers_brands_brands_other_id_brands_id_fk" FOREIGN KEY ("brands_other_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer-uses" ADD CONSTRAINT "offer-uses_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer-uses" ADD CONSTRAINT "offer-uses_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "orders_discounts_owner" ON "orders_discounts" USING btree ("orders_id","position");
--> statement-breakpoint
CREATE INDEX "offers_newest" ON "offers" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "offers_search" ON "offers" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "offers_name" ON "offers" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "offers_influencer_id" ON "offers" USING btree ("influencer_id");
--> statement-breakpoint
CREATE INDEX "offers_kind" ON "offers" USING btree ("kind");
--> statement-breakpoint
CREATE INDEX "offers_gift_id" ON "offers" USING btree ("gift_id");
--> statement-breakpoint
CREATE INDEX "offers_is_active" ON "offers" USING btree ("is_active");
--> statement-breakpoint
CREATE INDEX "offers_audience" ON "offers" USING btree ("audience");
--> statement-breakpoint
CREATE INDEX "offers_customer_id" ON "offers" USING btree ("customer_id");
--> statement-breakpoint
CREATE INDEX "offers_starts_at" ON "offers" USING btree ("starts_at");
--> statement-breakpoint
CREATE INDEX "offers_ends_at" ON "offers" USING btree ("ends_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "offers_code_unique" ON "offers" USING btree (fold("code"));
--> statement-breakpoint
CREATE INDEX "offers_products_other" ON "offers_products" USING btree ("products_other_id");
--> statement-breakpoint
CREATE INDEX "offers_categories_other" ON "offers_categories" USING btree ("categories_other_id");
--> statement-breakpoint
CREATE INDEX "offers_brands_other" ON "offers_brands" USING btree ("brands_other_id");
--> statement-breakpoint
CREATE INDEX "offer-uses_newest" ON "offer-uses" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "offer-uses_offer_id" ON "offer-uses" USING btree ("offer_id");
--> statement-breakpoint
CREATE INDEX "offer-uses_order_id" ON "offer-uses" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "offer-uses_amount" ON "offer-uses" USING btree ("amount","id");
