-- messages_event_choice fails where there are rows that
--   SELECT * FROM "messages" WHERE NOT ("messages"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-completed', 'order-cancelled', 'order-corrected', 'refund-made', 'product-back', 'brand-arrived', 'export-ready', 'account'));
-- finds: mend them first, or change them here, above.
-- message-templates_event_choice fails where there are rows that
--   SELECT * FROM "message-templates" WHERE NOT ("message-templates"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-completed', 'order-cancelled', 'order-corrected', 'refund-made', 'product-back', 'brand-arrived', 'export-ready'));
-- finds: mend them first, or change them here, above.
ALTER TABLE "messages" DROP CONSTRAINT "messages_event_choice";
--> statement-breakpoint
ALTER TABLE "message-templates" DROP CONSTRAINT "message-templates_event_choice";
--> statement-breakpoint
CREATE TABLE "export-schedules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"list" text COLLATE "fr-x-icu" NOT NULL,
	"list_label" text COLLATE "fr-x-icu" NOT NULL,
	"query" text COLLATE "fr-x-icu",
	"columns" text COLLATE "fr-x-icu",
	"format" text COLLATE "fr-x-icu" NOT NULL,
	"is_new_only" boolean NOT NULL,
	"every" text COLLATE "fr-x-icu" NOT NULL,
	"weekday" text COLLATE "fr-x-icu" NOT NULL,
	"month_day" integer NOT NULL,
	"hour" integer NOT NULL,
	"is_on" boolean NOT NULL,
	"next_at" timestamp with time zone,
	"last_at" timestamp with time zone,
	"problem" text COLLATE "fr-x-icu",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "export-schedules_format_choice" CHECK ("export-schedules"."format" in ('xlsx', 'csv')),
	CONSTRAINT "export-schedules_every_choice" CHECK ("export-schedules"."every" in ('day', 'week', 'month')),
	CONSTRAINT "export-schedules_weekday_choice" CHECK ("export-schedules"."weekday" in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'))
);
--> statement-breakpoint
CREATE TABLE "export-schedules_recipients" (
	"export_schedules_id" uuid NOT NULL,
	"recipients_other_id" uuid NOT NULL,
	CONSTRAINT "export-schedules_recipients_export_schedules_id_recipients_other_id_pk" PRIMARY KEY("export_schedules_id","recipients_other_id")
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "kept_until" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "export-schedules_recipients" ADD CONSTRAINT "export-schedules_recipients_export_schedules_id_export-schedules_id_fk" FOREIGN KEY ("export_schedules_id") REFERENCES "public"."export-schedules"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "export-schedules_recipients" ADD CONSTRAINT "export-schedules_recipients_recipients_other_id_users_id_fk" FOREIGN KEY ("recipients_other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "export-schedules_newest" ON "export-schedules" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "export-schedules_name" ON "export-schedules" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "export-schedules_list_label" ON "export-schedules" USING btree ("list_label","id");
--> statement-breakpoint
CREATE INDEX "export-schedules_is_on" ON "export-schedules" USING btree ("is_on");
--> statement-breakpoint
CREATE INDEX "export-schedules_next_at" ON "export-schedules" USING btree ("next_at");
--> statement-breakpoint
CREATE INDEX "export-schedules_last_at" ON "export-schedules" USING btree ("last_at");
--> statement-breakpoint
CREATE INDEX "export-schedules_recipients_other" ON "export-schedules_recipients" USING btree ("recipients_other_id");
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_event_choice" CHECK ("messages"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-completed', 'order-cancelled', 'order-corrected', 'refund-made', 'product-back', 'brand-arrived', 'export-ready', 'account'));
--> statement-breakpoint
ALTER TABLE "message-templates" ADD CONSTRAINT "message-templates_event_choice" CHECK ("message-templates"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-completed', 'order-cancelled', 'order-corrected', 'refund-made', 'product-back', 'brand-arrived', 'export-ready'));
