-- contracts: searches are answered from documents, and all that the former ones were answered from goes; nothing was released
DROP FUNCTION keep_search() CASCADE;
--> statement-breakpoint
DROP TABLE "products_ranked", "search_words", "search_bits", "search_pending", "search_places";
--> statement-breakpoint
DROP FUNCTION search_entry(text, text, uuid[]), search_entry(text, text, text, uuid[], text[]), search_entry(text, text, text, uuid[], text[], text[]), name_words(text, uuid, text), pairs_of(text);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"resource" text NOT NULL,
	"record" uuid NOT NULL,
	"document" "tsvector" NOT NULL,
	"popularity" double precision NOT NULL,
	CONSTRAINT "search_documents_resource_record_pk" PRIMARY KEY("resource","record")
);
--> statement-breakpoint
CREATE INDEX "search_documents_document" ON "search_documents" USING gin ("document") WITH (fastupdate=false);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"resource" text NOT NULL,
	"word" text NOT NULL,
	"stem" text NOT NULL,
	"weight" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_words_word" ON "search_words" USING btree ("resource","word");
--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("resource","stem");
--> statement-breakpoint
CREATE INDEX "search_words_part" ON "search_words" USING gin ("word" gin_trgm_ops);
--> statement-breakpoint
-- The stems of words, at their places; of a text with more than 16 000 words, so many count.
CREATE FUNCTION stems_in(words text[], weight text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg('''' || replace(stem_of(word), '''', '''''') || ''':' || number || weight, ' '), '')::tsvector
  FROM unnest(words[:16000]) WITH ORDINALITY each (word, number)
$$;
--> statement-breakpoint
-- What a record is found by: see the table. `small` are words that say nothing.
CREATE FUNCTION search_document(name text[], a text[], b text[], c text[], d text[], small text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT stems_in(name, 'A') || stems_in(a, 'A') || stems_in(b, 'B') || stems_in(c, 'C') || stems_in(d, 'D') || array_to_tsvector(array(
    SELECT '^' || stem_of(name[1]) WHERE name <> '{}'
    UNION ALL (SELECT '~' || stem_of(word) FROM unnest(name) WITH ORDINALITY telling (word, number)
      WHERE word <> ALL (small) ORDER BY number OFFSET 1 LIMIT 1)
    UNION ALL SELECT '=' || left(array_to_string(name, ' '), 200) WHERE name <> '{}'
  ))
$$;
--> statement-breakpoint
-- Runs the statements that are its arguments (api/src/resource/search/documents.ts) on the rows of the table "changed".
CREATE FUNCTION keep_documents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE statement text;
BEGIN
  FOREACH statement IN ARRAY TG_ARGV LOOP
    EXECUTE statement;
  END LOOP;
  RETURN NULL;
END $$;
