-- audit_action_choice fails where there are rows that
--   SELECT * FROM "audit" WHERE NOT ("audit"."action" in ('create', 'edit', 'delete', 'renew-link', 'renew-secret', 'remove-second-factor', 'add-passkey', 'remove-passkey'));
-- finds: mend them first, or change them here, above.
ALTER TABLE "audit" DROP CONSTRAINT "audit_action_choice";
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_at" ON "passkey_challenges" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "passkeys_user_id" ON "passkeys" USING btree ("user_id");
--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_action_choice" CHECK ("audit"."action" in ('create', 'edit', 'delete', 'renew-link', 'renew-secret', 'remove-second-factor', 'add-passkey', 'remove-passkey'));
