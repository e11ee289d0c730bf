CREATE TABLE "empty-searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"words" text COLLATE "fr-x-icu" NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(words, chr(31), ''), '') || chr(31))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "empty-searches_words_unique" UNIQUE("words")
);
--> statement-breakpoint
CREATE INDEX "empty-searches_newest" ON "empty-searches" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "empty-searches_search" ON "empty-searches" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "empty-searches_times" ON "empty-searches" USING btree ("times");
--> statement-breakpoint
CREATE INDEX "empty-searches_last_at" ON "empty-searches" USING btree ("last_at");
