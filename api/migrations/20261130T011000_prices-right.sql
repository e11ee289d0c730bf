-- expands: the former release reads the other rights as before
-- « Catalogue » included prices, which are a right of their own now: who held it goes on.
UPDATE "users" SET "rights" = "rights" || '{"prices": true}'::jsonb, "row_version" = "row_version" + 1
WHERE "rights" ->> 'catalogue' = 'true';
