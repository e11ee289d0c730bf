CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"resource" text NOT NULL,
	"record_id" uuid NOT NULL,
	"action" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);

--> statement-breakpoint
CREATE INDEX "audit_newest" ON "audit" USING btree ("at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "audit_record" ON "audit" USING btree ("resource","record_id","at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "audit_user" ON "audit" USING btree ("user_id","at" DESC NULLS LAST);
