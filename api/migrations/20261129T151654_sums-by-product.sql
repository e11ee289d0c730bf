-- expands
ALTER TABLE "sales_made" ADD COLUMN "control" text;
--> statement-breakpoint
ALTER TABLE "sales_sums" ADD COLUMN "quantity" integer DEFAULT 0 NOT NULL;
