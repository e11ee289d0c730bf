ALTER TABLE "list-views" ADD COLUMN "has_totals" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "list-views" ALTER COLUMN "has_totals" DROP DEFAULT;
