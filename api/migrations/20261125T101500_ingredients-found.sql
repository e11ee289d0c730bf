-- What a record is found by, with `4` before the words that find it last (R1807) and `~` before the second word of its name
-- that says something (R1800): `small` are those that don't. The former one stays: the triggers of before call it until a
-- start has put theirs.
CREATE OR REPLACE FUNCTION search_entry(first text, whole text, last text, ids uuid[], small text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array(
    SELECT '1' || word FROM (SELECT DISTINCT word FROM unnest(words_of(first)) word LIMIT 20000) named
    UNION ALL SELECT '3' || word FROM (SELECT DISTINCT word FROM unnest(words_of(whole)) word LIMIT 20000) every
    UNION ALL SELECT '4' || word FROM (SELECT DISTINCT word FROM unnest(words_of(last)) word LIMIT 20000) made
    UNION ALL SELECT '@' || id FROM unnest(ids) id WHERE id IS NOT NULL
    UNION ALL SELECT '^' || (words_of(first))[1] WHERE words_of(first) <> '{}'
    UNION ALL (SELECT '~' || word FROM unnest(words_of(first)) WITH ORDINALITY telling (word, number)
      WHERE word <> ALL (small) ORDER BY number OFFSET 1 LIMIT 1)
    UNION ALL SELECT '=' || left(array_to_string(words_of(first), ' '), 200)
  ))
$$;
