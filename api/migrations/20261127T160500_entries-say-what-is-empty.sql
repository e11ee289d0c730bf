-- expands
-- The entry of a record says as well which of its fields point to nothing (`empty`, null for the others): a search that is
-- narrowed to those reads no record. The former one stays: the triggers of before call it until a start has put theirs.
CREATE FUNCTION search_entry(first text, whole text, last text, ids uuid[], small text[], empty text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(tsvector_to_array(search_entry(first, whole, last, ids, small)) || array_remove(empty, NULL))
$$;
