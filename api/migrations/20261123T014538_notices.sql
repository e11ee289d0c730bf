CREATE TABLE "notice_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"off" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_reads" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" uuid NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_reads_user_id_kind_key_pk" PRIMARY KEY("user_id","kind","key")
);
--> statement-breakpoint
CREATE INDEX "notice_reads_read_at" ON "notice_reads" USING btree ("read_at");
