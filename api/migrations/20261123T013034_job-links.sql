CREATE TABLE "job_links" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "file_size" bigint;
--> statement-breakpoint
ALTER TABLE "job_links" ADD CONSTRAINT "job_links_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "job_links_job" ON "job_links" USING btree ("job_id");
