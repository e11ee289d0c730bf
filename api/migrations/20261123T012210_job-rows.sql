CREATE TABLE "job_rows" (
	"job_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"cells" jsonb,
	"values" jsonb,
	"record_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_rows_job_id_number_pk" PRIMARY KEY("job_id","number")
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "title" text;
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "is_trial" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "cancel_asked_at" timestamp with time zone;
--> statement-breakpoint
CREATE INDEX "job_rows_records" ON "job_rows" USING btree ("job_id","record_id","number");
--> statement-breakpoint
CREATE INDEX "job_rows_oldest" ON "job_rows" USING btree ("created_at");
