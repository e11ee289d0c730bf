CREATE TABLE "search-synonyms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"words" text COLLATE "fr-x-icu" NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(words, chr(31), ''), '') || chr(31))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search-synonyms_newest" ON "search-synonyms" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "search-synonyms_search" ON "search-synonyms" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "search-synonyms_words" ON "search-synonyms" USING btree ("words","id");
