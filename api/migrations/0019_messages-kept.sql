CREATE TABLE "message_keys" (
	"hash" text PRIMARY KEY NOT NULL
);

--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_event_choice";
--> statement-breakpoint
ALTER TABLE "message-templates" DROP CONSTRAINT "message-templates_event_choice";
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_event_choice" CHECK ("messages"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-completed', 'order-cancelled', 'order-corrected', 'refund-made', 'product-back', 'brand-arrived', 'account'));
--> statement-breakpoint
ALTER TABLE "message-templates" ADD CONSTRAINT "message-templates_event_choice" CHECK ("message-templates"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-completed', 'order-cancelled', 'order-corrected', 'refund-made', 'product-back', 'brand-arrived'));
