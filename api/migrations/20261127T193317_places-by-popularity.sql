-- expands
ALTER TABLE "search_places" ADD COLUMN "popularity" double precision;
