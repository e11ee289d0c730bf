-- audit_action_choice fails where there are rows that
--   SELECT * FROM "audit" WHERE NOT ("audit"."action" in ('create', 'edit', 'delete', 'renew-link', 'renew-secret', 'remove-second-factor'));
-- finds: mend them first, or change them here, above.
ALTER TABLE "audit" DROP CONSTRAINT "audit_action_choice";
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text DEFAULT 'Appareil inconnu' NOT NULL;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "seen_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");
--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_action_choice" CHECK ("audit"."action" in ('create', 'edit', 'delete', 'renew-link', 'renew-secret', 'remove-second-factor'));
