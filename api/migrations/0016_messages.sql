CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text COLLATE "fr-x-icu" NOT NULL,
	"subject" text COLLATE "fr-x-icu" NOT NULL,
	"event" text COLLATE "fr-x-icu" NOT NULL,
	"channel" text COLLATE "fr-x-icu" NOT NULL,
	"status" text COLLATE "fr-x-icu" NOT NULL,
	"tries" integer NOT NULL,
	"next_try_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"problem" text COLLATE "fr-x-icu",
	"text" text COLLATE "fr-x-icu",
	"order_id" uuid,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(recipient, chr(31), ''), '') || chr(31) || coalesce(translate(subject, chr(31), ''), '') || chr(31))) STORED,
	"body" text NOT NULL,
	"html" text,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "messages_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "messages_event_choice" CHECK ("messages"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-completed', 'order-cancelled', 'refund-made', 'product-back', 'brand-arrived', 'account')),
	CONSTRAINT "messages_channel_choice" CHECK ("messages"."channel" in ('email', 'sms', 'whatsapp')),
	CONSTRAINT "messages_status_choice" CHECK ("messages"."status" in ('waiting', 'sent', 'failed', 'kept'))
);

--> statement-breakpoint
CREATE TABLE "message-templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event" text COLLATE "fr-x-icu" NOT NULL,
	"channel" text COLLATE "fr-x-icu" NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"is_on" boolean NOT NULL,
	"subject" text COLLATE "fr-x-icu",
	"text" text COLLATE "fr-x-icu" NOT NULL,
	"html" text COLLATE "fr-x-icu",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "message-templates_name_unique" UNIQUE("name"),
	CONSTRAINT "message-templates_event_choice" CHECK ("message-templates"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-completed', 'order-cancelled', 'refund-made', 'product-back', 'brand-arrived')),
	CONSTRAINT "message-templates_channel_choice" CHECK ("message-templates"."channel" in ('email', 'sms', 'whatsapp'))
);

--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "messages_event" ON "messages" USING btree ("event");
--> statement-breakpoint
CREATE INDEX "messages_channel" ON "messages" USING btree ("channel");
--> statement-breakpoint
CREATE INDEX "messages_status" ON "messages" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "messages_order_id" ON "messages" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "message-templates_newest" ON "message-templates" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "message-templates_event" ON "message-templates" USING btree ("event");
--> statement-breakpoint
CREATE INDEX "message-templates_channel" ON "message-templates" USING btree ("channel");
--> statement-breakpoint
CREATE INDEX "message-templates_is_on" ON "message-templates" USING btree ("is_on");
--> statement-breakpoint
CREATE INDEX "messages_due" ON "messages" USING btree ("channel","next_try_at") WHERE next_try_at is not null;
--> statement-breakpoint
-- What the outbox holds goes on as it is: sent, on its way, given up, or kept to be read.
INSERT INTO "messages" ("id", "event", "channel", "status", "tries", "recipient", "subject", "text", "body", "problem", "created_at", "next_try_at", "sent_at")
SELECT "id", 'account', 'email',
	CASE WHEN "sent_at" IS NOT NULL THEN 'sent' WHEN "next_try_at" IS NOT NULL THEN 'waiting' WHEN "tries" > 0 THEN 'failed' ELSE 'kept' END,
	"tries", "recipient", "subject", CASE WHEN "tries" = 0 AND "next_try_at" IS NULL THEN "body" END, "body", "problem",
	"created_at", "next_try_at", "sent_at" FROM "outbox";
--> statement-breakpoint
DROP TABLE "outbox" CASCADE;
