CREATE TABLE "import_changes" (
	"job_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"entry_id" uuid NOT NULL,
	"reason" text,
	CONSTRAINT "import_changes_job_id_number_pk" PRIMARY KEY("job_id","number")
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "import_id" uuid;
--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_import_id_jobs_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "jobs_import" ON "jobs" USING btree ("import_id") WHERE import_id is not null;
