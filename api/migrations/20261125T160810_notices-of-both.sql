-- messages_event_choice fails where there are rows that
--   SELECT * FROM "messages" WHERE NOT ("messages"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-completed', 'order-cancelled', 'order-corrected', 'refund-made', 'lot-recalled', 'product-back', 'brand-arrived', 'price-fell', 'cart-left', 'newsletter-asked', 'export-ready', 'letter', 'account'));
-- finds: mend them first, or change them here, above.
-- message-templates_event_choice fails where there are rows that
--   SELECT * FROM "message-templates" WHERE NOT ("message-templates"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-completed', 'order-cancelled', 'order-corrected', 'refund-made', 'lot-recalled', 'product-back', 'brand-arrived', 'price-fell', 'cart-left', 'newsletter-asked', 'export-ready'));
-- finds: mend them first, or change them here, above.
ALTER TABLE "messages" DROP CONSTRAINT "messages_event_choice";
--> statement-breakpoint
ALTER TABLE "message-templates" DROP CONSTRAINT "message-templates_event_choice";
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_event_choice" CHECK ("messages"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-completed', 'order-cancelled', 'order-corrected', 'refund-made', 'lot-recalled', 'product-back', 'brand-arrived', 'price-fell', 'cart-left', 'newsletter-asked', 'export-ready', 'letter', 'account'));
--> statement-breakpoint
ALTER TABLE "message-templates" ADD CONSTRAINT "message-templates_event_choice" CHECK ("message-templates"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-completed', 'order-cancelled', 'order-corrected', 'refund-made', 'lot-recalled', 'product-back', 'brand-arrived', 'price-fell', 'cart-left', 'newsletter-asked', 'export-ready'));
