ALTER TABLE "orders" ADD COLUMN "preparation" text COLLATE "fr-x-icu";
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "next_step" text COLLATE "fr-x-icu" DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "waits_since" timestamp with time zone;
--> statement-breakpoint
CREATE INDEX "orders_preparation" ON "orders" USING btree ("preparation");
--> statement-breakpoint
CREATE INDEX "orders_next_step" ON "orders" USING btree ("next_step");
--> statement-breakpoint
CREATE INDEX "orders_waits_since" ON "orders" USING btree ("waits_since");
--> statement-breakpoint
-- What is under way is worked on from here; when it was changed last is no news of an order.
UPDATE "orders" SET
  "preparation" = CASE WHEN status IN ('shipped', 'completed') THEN 'ready' ELSE 'todo' END,
  "next_step" = CASE
    WHEN status = 'shipped' THEN CASE payment_method WHEN 'en-ligne' THEN 'deliver' ELSE 'collect' END
    WHEN status = 'pending' AND payment_method = 'en-ligne' THEN 'payment'
    WHEN status IN ('pending', 'paid') THEN 'prepare'
    ELSE 'none' END,
  "waits_since" = CASE WHEN status IN ('pending', 'paid') THEN created_at END,
  row_version = row_version + 1;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_preparation_choice" CHECK ("orders"."preparation" in ('todo', 'started', 'ready'));
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_next_step_choice" CHECK ("orders"."next_step" in ('payment', 'prepare', 'ship', 'collect', 'deliver', 'none'));
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "preparation" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "next_step" DROP DEFAULT;
