-- Each two letters of a word that follow each other: what is typed of two is looked for by an index.
CREATE OR REPLACE FUNCTION pairs_of(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT substr(word, at, 2)), '{}') FROM generate_series(1, length(word) - 1) at
$$;
--> statement-breakpoint
CREATE INDEX "search_words_pair" ON "search_words" USING gin (pairs_of(word));
