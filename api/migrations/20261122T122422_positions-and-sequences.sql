CREATE TABLE "sequence_counters" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "delivery-countries_position" ON "delivery-countries" USING btree ("position");
--> statement-breakpoint
UPDATE "delivery-countries" SET "position" = 100, row_version = row_version + 1, updated_at = now() WHERE "position" IS NULL;
--> statement-breakpoint
ALTER TABLE "delivery-countries" ALTER COLUMN "position" SET NOT NULL;
--> statement-breakpoint
-- Places are dense, one order for all: the present order stays, and of equal places the older record comes first.
UPDATE "delivery-countries" it SET position = ranked.rank
FROM (SELECT id, row_number() OVER (ORDER BY position, created_at, id) AS rank FROM "delivery-countries") ranked
WHERE ranked.id = it.id;
--> statement-breakpoint
UPDATE "payment-methods" it SET position = ranked.rank
FROM (SELECT id, row_number() OVER (ORDER BY position, created_at, id) AS rank FROM "payment-methods") ranked
WHERE ranked.id = it.id;
