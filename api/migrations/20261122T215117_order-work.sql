-- was 7dd04bb8fabc38beac16373d5233b7a3ed899d84e6a2ffe7fbe25245563f077c: the same, by writing every order
-- What most orders of a shop say, which are done, is said by a default: no row is written for it.
ALTER TABLE "orders" ADD COLUMN "preparation" text COLLATE "fr-x-icu" DEFAULT 'ready' NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "next_step" text COLLATE "fr-x-icu" DEFAULT 'none' NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "waits_since" timestamp with time zone;
--> statement-breakpoint
-- What is under way is worked on from here; when it was changed last is no news of an order.
UPDATE "orders" SET
  "preparation" = CASE status WHEN 'shipped' THEN 'ready' ELSE 'todo' END,
  "next_step" = CASE
    WHEN status = 'shipped' THEN CASE payment_method WHEN 'en-ligne' THEN 'deliver' ELSE 'collect' END
    WHEN status = 'pending' AND payment_method = 'en-ligne' THEN 'payment'
    WHEN status IN ('pending', 'paid') THEN 'prepare'
    ELSE 'none' END,
  "waits_since" = CASE WHEN status IN ('pending', 'paid') THEN created_at END,
  row_version = row_version + 1
WHERE status <> 'completed';
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_preparation_choice" CHECK ("orders"."preparation" in ('todo', 'started', 'ready'));
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_next_step_choice" CHECK ("orders"."next_step" in ('payment', 'prepare', 'ship', 'collect', 'deliver', 'none'));
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "preparation" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "next_step" DROP DEFAULT;
--> statement-breakpoint
CREATE INDEX "orders_preparation" ON "orders" USING btree ("preparation");
--> statement-breakpoint
CREATE INDEX "orders_next_step" ON "orders" USING btree ("next_step");
--> statement-breakpoint
CREATE INDEX "orders_waits_since" ON "orders" USING btree ("waits_since");
