CREATE TABLE "influencers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text COLLATE "fr-x-icu" NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"share" numeric(12, 2),
	"country" text COLLATE "fr-x-icu",
	"is_active" boolean NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(code, chr(31), ''), '') || chr(31) || coalesce(translate(name, chr(31), ''), '') || chr(31))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "influencers_country_choice" CHECK ("influencers"."country" in ('BJ', 'CI', 'CD', 'CG'))
);
--> statement-breakpoint
CREATE INDEX "influencers_newest" ON "influencers" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "influencers_search" ON "influencers" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "influencers_name" ON "influencers" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "influencers_share" ON "influencers" USING btree ("share");
--> statement-breakpoint
CREATE INDEX "influencers_country" ON "influencers" USING btree ("country");
--> statement-breakpoint
CREATE INDEX "influencers_is_active" ON "influencers" USING btree ("is_active");
--> statement-breakpoint
CREATE UNIQUE INDEX "influencers_code_unique" ON "influencers" USING btree (fold("code"));
