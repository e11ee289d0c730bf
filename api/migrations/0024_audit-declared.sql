-- The audit becomes a declared resource: the same rows, with the moments and the version that every record has.
-- No row is written anew, there may be millions: `created_at` of older entries is the moment of this migration, `at` says when
-- each change was made.
DROP INDEX "audit_record";
--> statement-breakpoint
DROP INDEX "audit_user";
--> statement-breakpoint
DROP INDEX "audit_newest";
--> statement-breakpoint
ALTER TABLE "audit" ALTER COLUMN "email" SET DATA TYPE text COLLATE "fr-x-icu";
--> statement-breakpoint
ALTER TABLE "audit" ALTER COLUMN "resource" SET DATA TYPE text COLLATE "fr-x-icu";
--> statement-breakpoint
ALTER TABLE "audit" ALTER COLUMN "action" SET DATA TYPE text COLLATE "fr-x-icu";
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "row_version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "audit_user_id" ON "audit" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "audit_email" ON "audit" USING btree ("email","id");
--> statement-breakpoint
CREATE INDEX "audit_resource" ON "audit" USING btree ("resource","id");
--> statement-breakpoint
CREATE INDEX "audit_record_id" ON "audit" USING btree ("record_id");
--> statement-breakpoint
CREATE INDEX "audit_action" ON "audit" USING btree ("action");
--> statement-breakpoint
CREATE INDEX "audit_newest" ON "audit" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_action_choice" CHECK ("audit"."action" in ('create', 'edit', 'delete', 'renew-link'));
