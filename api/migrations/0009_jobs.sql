CREATE TABLE "job_files" (
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "job_files_job_id_position_pk" PRIMARY KEY("job_id","position")
);

--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"resource" text NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"step" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"report" jsonb,
	"problem" text,
	"file_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"beat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);

--> statement-breakpoint
ALTER TABLE "job_files" ADD CONSTRAINT "job_files_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "jobs_oldest" ON "jobs" USING btree ("created_at");
