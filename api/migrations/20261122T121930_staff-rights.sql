-- users_rights_choice fails where there are rows that
--   SELECT * FROM "users" WHERE NOT ("users"."rights" in ('orders', 'catalogue', 'reading'));
-- finds: mend them first, or change them here, above.
ALTER TABLE "users" ADD COLUMN "rights" text COLLATE "fr-x-icu";
--> statement-breakpoint
CREATE INDEX "users_rights" ON "users" USING btree ("rights");
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_rights_choice" CHECK ("users"."rights" in ('orders', 'catalogue', 'reading'));
