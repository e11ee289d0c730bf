-- messages_event_choice fails where there are rows that
--   SELECT * FROM "messages" WHERE NOT ("messages"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-completed', 'order-cancelled', 'order-corrected', 'refund-made', 'product-back', 'brand-arrived', 'newsletter-asked', 'export-ready', 'letter', 'account'));
-- finds: mend them first, or change them here, above.
-- message-templates_event_choice fails where there are rows that
--   SELECT * FROM "message-templates" WHERE NOT ("message-templates"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-completed', 'order-cancelled', 'order-corrected', 'refund-made', 'product-back', 'brand-arrived', 'newsletter-asked', 'export-ready'));
-- finds: mend them first, or change them here, above.
ALTER TABLE "messages" DROP CONSTRAINT "messages_event_choice";
--> statement-breakpoint
ALTER TABLE "message-templates" DROP CONSTRAINT "message-templates_event_choice";
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text COLLATE "fr-x-icu" NOT NULL,
	"text" text COLLATE "fr-x-icu" NOT NULL,
	"audience" text COLLATE "fr-x-icu" NOT NULL,
	"country" text COLLATE "fr-x-icu",
	"status" text COLLATE "fr-x-icu" NOT NULL,
	"recipients" integer NOT NULL,
	"sent_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(subject, chr(31), ''), '') || chr(31) || coalesce(translate(text, chr(31), ''), '') || chr(31))) STORED,
	"reached" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "letters_audience_choice" CHECK ("letters"."audience" in ('all', 'customers', 'lapsed', 'prospects')),
	CONSTRAINT "letters_country_choice" CHECK ("letters"."country" in ('BJ', 'CI', 'CD', 'CG')),
	CONSTRAINT "letters_status_choice" CHECK ("letters"."status" in ('draft', 'sending', 'sent'))
);
--> statement-breakpoint
ALTER TABLE "newsletter" ADD COLUMN "confirmed_at" timestamp with time zone;
--> statement-breakpoint
-- Who asked before there was a link to confirm it by was never asked to.
UPDATE "newsletter" SET "confirmed_at" = "created_at";
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "leave_url" text;
--> statement-breakpoint
CREATE INDEX "letters_newest" ON "letters" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "letters_search" ON "letters" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "letters_audience" ON "letters" USING btree ("audience");
--> statement-breakpoint
CREATE INDEX "letters_status" ON "letters" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "letters_recipients" ON "letters" USING btree ("recipients");
--> statement-breakpoint
CREATE INDEX "letters_sent_at" ON "letters" USING btree ("sent_at");
--> statement-breakpoint
CREATE INDEX "newsletter_confirmed_at" ON "newsletter" USING btree ("confirmed_at");
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_event_choice" CHECK ("messages"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-completed', 'order-cancelled', 'order-corrected', 'refund-made', 'product-back', 'brand-arrived', 'newsletter-asked', 'export-ready', 'letter', 'account'));
--> statement-breakpoint
ALTER TABLE "message-templates" ADD CONSTRAINT "message-templates_event_choice" CHECK ("message-templates"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-completed', 'order-cancelled', 'order-corrected', 'refund-made', 'product-back', 'brand-arrived', 'newsletter-asked', 'export-ready'));
