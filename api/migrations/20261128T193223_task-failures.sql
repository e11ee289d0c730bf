-- expands
CREATE TABLE "task_failures" (
	"task" text NOT NULL,
	"record" text NOT NULL,
	"attempts" integer NOT NULL,
	"last_error" text NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"first_failed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_failures_task_record_pk" PRIMARY KEY("task","record")
);
