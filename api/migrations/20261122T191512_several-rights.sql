ALTER TABLE "users" DROP CONSTRAINT "users_rights_choice";
--> statement-breakpoint
DROP INDEX "users_rights";
--> statement-breakpoint
-- Who held one set of rights holds that part, and no other.
ALTER TABLE "users" ALTER COLUMN "rights" SET DATA TYPE jsonb USING case when "rights" is not null then jsonb_build_object('orders', "rights" = 'orders', 'catalogue', "rights" = 'catalogue', 'reading', "rights" = 'reading') end;
--> statement-breakpoint
-- What is undone is put back in today's form.
UPDATE "audit" SET "before" = case when jsonb_typeof("before"->'rights') = 'string' then jsonb_set("before", '{rights}', jsonb_build_object('orders', "before"->>'rights' = 'orders', 'catalogue', "before"->>'rights' = 'catalogue', 'reading', "before"->>'rights' = 'reading')) else "before" end,
  "after" = case when jsonb_typeof("after"->'rights') = 'string' then jsonb_set("after", '{rights}', jsonb_build_object('orders', "after"->>'rights' = 'orders', 'catalogue', "after"->>'rights' = 'catalogue', 'reading', "after"->>'rights' = 'reading')) else "after" end
WHERE "resource" = 'users' AND (jsonb_typeof("before"->'rights') = 'string' OR jsonb_typeof("after"->'rights') = 'string');
