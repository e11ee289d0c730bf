-- expands
ALTER TABLE "jobs" ADD COLUMN "work" jsonb;
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "refusal" jsonb;
