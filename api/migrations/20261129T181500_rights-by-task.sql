-- expands: the former release reads the other rights as before
-- « Commandes » included refunds, the closing of the till and the figures, which are rights of their own now: who held it goes on.
UPDATE "users" SET "rights" = "rights" || '{"refunding": true, "till": true, "figures": true}'::jsonb, "row_version" = "row_version" + 1
WHERE "rights" ->> 'orders' = 'true';
