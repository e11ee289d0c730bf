CREATE TABLE "lots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"stock_id" uuid NOT NULL,
	"number" text COLLATE "fr-x-icu" NOT NULL,
	"expires_on" date,
	"quantity" integer NOT NULL,
	"status" text COLLATE "fr-x-icu" NOT NULL,
	"block_reason" text COLLATE "fr-x-icu",
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(number, chr(31), ''), '') || chr(31))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "lots_product_id_number_unique" UNIQUE("product_id","number"),
	CONSTRAINT "lots_status_choice" CHECK ("lots"."status" in ('onSale', 'blocked', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "stock-sheets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text COLLATE "fr-x-icu" NOT NULL,
	"kind" text COLLATE "fr-x-icu" NOT NULL,
	"key" text COLLATE "fr-x-icu" NOT NULL,
	"note" text COLLATE "fr-x-icu",
	"pieces" integer NOT NULL,
	"by" text COLLATE "fr-x-icu",
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(number, chr(31), ''), '') || chr(31) || coalesce(translate(note, chr(31), ''), '') || chr(31))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stock-sheets_number_unique" UNIQUE("number"),
	CONSTRAINT "stock-sheets_key_unique" UNIQUE("key"),
	CONSTRAINT "stock-sheets_kind_choice" CHECK ("stock-sheets"."kind" in ('received', 'counted'))
);
--> statement-breakpoint
CREATE TABLE "stock-sheets_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"stock_sheets_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" text COLLATE "fr-x-icu" NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"lot" text COLLATE "fr-x-icu",
	"expires_on" date,
	"quantity" integer NOT NULL,
	"expected" integer,
	"change" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stocks" ADD COLUMN "in_lots" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "stocks" ADD COLUMN "withheld" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "stocks" ADD COLUMN "available" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "stock-movements" ADD COLUMN "lot_id" uuid;
--> statement-breakpoint
ALTER TABLE "stock-movements" ADD COLUMN "sheet_id" uuid;
--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_stock_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock-sheets_lines" ADD CONSTRAINT "stock-sheets_lines_stock_sheets_id_stock-sheets_id_fk" FOREIGN KEY ("stock_sheets_id") REFERENCES "public"."stock-sheets"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "lots_newest" ON "lots" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "lots_search" ON "lots" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "lots_product_id" ON "lots" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "lots_stock_id" ON "lots" USING btree ("stock_id");
--> statement-breakpoint
CREATE INDEX "lots_number" ON "lots" USING btree ("number","id");
--> statement-breakpoint
CREATE INDEX "lots_expires_on" ON "lots" USING btree ("expires_on");
--> statement-breakpoint
CREATE INDEX "lots_quantity" ON "lots" USING btree ("quantity");
--> statement-breakpoint
CREATE INDEX "lots_status" ON "lots" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "stock-sheets_newest" ON "stock-sheets" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "stock-sheets_search" ON "stock-sheets" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "stock-sheets_kind" ON "stock-sheets" USING btree ("kind");
--> statement-breakpoint
CREATE INDEX "stock-sheets_pieces" ON "stock-sheets" USING btree ("pieces");
--> statement-breakpoint
CREATE INDEX "stock-sheets_lines_owner" ON "stock-sheets_lines" USING btree ("stock_sheets_id","position");
--> statement-breakpoint
CREATE INDEX "stocks_available" ON "stocks" USING btree ("available");
--> statement-breakpoint
CREATE INDEX "stock-movements_lot_id" ON "stock-movements" USING btree ("lot_id");
--> statement-breakpoint
CREATE INDEX "stock-movements_sheet_id" ON "stock-movements" USING btree ("sheet_id");
--> statement-breakpoint
ALTER TABLE "stocks" ALTER COLUMN "in_lots" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "stocks" ALTER COLUMN "withheld" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "stocks" ALTER COLUMN "available" DROP DEFAULT;
--> statement-breakpoint
INSERT INTO "recomputations" ("resource") SELECT 'stocks' WHERE EXISTS (SELECT 1 FROM "stocks")
ON CONFLICT ("resource") DO UPDATE SET "last_id" = NULL;
