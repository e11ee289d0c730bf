CREATE TABLE "product-feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"google" boolean DEFAULT false NOT NULL,
	"meta" boolean DEFAULT false NOT NULL,
	"tiktok" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product-feeds_newest" ON "product-feeds" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE UNIQUE INDEX "product-feeds_single" ON "product-feeds" USING btree ((true));
--> statement-breakpoint
INSERT INTO "product-feeds" DEFAULT VALUES;
