CREATE TABLE "email_changes" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "order_links" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"renewed_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
DROP INDEX "outbox_recipient";
--> statement-breakpoint
CREATE INDEX "email_changes_user" ON "email_changes" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "email_changes_old_email" ON "email_changes" USING btree ("old_email");
--> statement-breakpoint
-- An address that may still be taken back is nobody else's. After the row is written, so that it sees the change that
-- freed the address a moment ago; refused like an address that is taken, by the same name.
CREATE OR REPLACE FUNCTION refuse_kept_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM email_changes WHERE old_email = new.email AND user_id <> new.id AND expires_at > now()) THEN
    RAISE unique_violation USING MESSAGE = 'address kept for its former account', CONSTRAINT = 'users_email_unique';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_kept_address AFTER INSERT OR UPDATE OF email ON users FOR EACH ROW EXECUTE FUNCTION refuse_kept_address();
