-- messages_channel_choice fails where there are rows that
--   SELECT * FROM "messages" WHERE NOT ("messages"."channel" in ('email', 'sms', 'whatsapp', 'push'));
-- finds: mend them first, or change them here, above.
ALTER TABLE "messages" DROP CONSTRAINT "messages_channel_choice";
--> statement-breakpoint
CREATE TABLE "push-subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text COLLATE "fr-x-icu" NOT NULL,
	"p256dh" text COLLATE "fr-x-icu" NOT NULL,
	"auth" text COLLATE "fr-x-icu" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "push-subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
ALTER TABLE "notification-choices" ADD COLUMN "orders_push" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "notification-choices" ADD COLUMN "prices_push" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "notification-choices" ADD COLUMN "stock_push" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "push-subscriptions" ADD CONSTRAINT "push-subscriptions_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "push-subscriptions_newest" ON "push-subscriptions" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "push-subscriptions_user_id" ON "push-subscriptions" USING btree ("user_id");
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_channel_choice" CHECK ("messages"."channel" in ('email', 'sms', 'whatsapp', 'push'));
--> statement-breakpoint
ALTER TABLE "notification-choices" ALTER COLUMN "orders_push" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "notification-choices" ALTER COLUMN "prices_push" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "notification-choices" ALTER COLUMN "stock_push" DROP DEFAULT;
