CREATE TABLE "stocks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"low_at" integer,
	"is_low" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stocks_product_id_unique" UNIQUE("product_id")
);
--> statement-breakpoint
CREATE TABLE "stock-movements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"stock_id" uuid,
	"reason" text COLLATE "fr-x-icu" NOT NULL,
	"quantity" integer NOT NULL,
	"change" integer,
	"left" integer,
	"order_id" uuid,
	"note" text COLLATE "fr-x-icu",
	"by" text COLLATE "fr-x-icu",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stock-movements_reason_choice" CHECK ("stock-movements"."reason" in ('received', 'sold', 'returned', 'counted', 'lost'))
);
--> statement-breakpoint
ALTER TABLE "stocks" ADD CONSTRAINT "stocks_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock-movements" ADD CONSTRAINT "stock-movements_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "stocks_newest" ON "stocks" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "stocks_product_id" ON "stocks" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "stocks_quantity" ON "stocks" USING btree ("quantity");
--> statement-breakpoint
CREATE INDEX "stocks_low_at" ON "stocks" USING btree ("low_at");
--> statement-breakpoint
CREATE INDEX "stocks_is_low" ON "stocks" USING btree ("is_low");
--> statement-breakpoint
CREATE INDEX "stock-movements_newest" ON "stock-movements" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "stock-movements_product_id" ON "stock-movements" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "stock-movements_stock_id" ON "stock-movements" USING btree ("stock_id");
--> statement-breakpoint
CREATE INDEX "stock-movements_reason" ON "stock-movements" USING btree ("reason");
--> statement-breakpoint
CREATE INDEX "stock-movements_order_id" ON "stock-movements" USING btree ("order_id");
