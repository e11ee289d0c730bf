-- expands: each list of values holds what it held before, and what is new; a server of before answers rows as they are stored
ALTER TABLE "contact-settings_branches" ADD COLUMN "country" text COLLATE "fr-x-icu";
--> statement-breakpoint
ALTER TABLE "contact-settings_branches" ADD COLUMN "hours" text COLLATE "fr-x-icu";
--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE "orders" DROP CONSTRAINT "orders_delivery_type_choice", ADD CONSTRAINT "orders_delivery_type_choice"
    CHECK ("orders"."delivery_type" in ('domicile', 'point-relais', 'retrait'));
  ALTER TABLE "orders" DROP CONSTRAINT "orders_next_step_choice", ADD CONSTRAINT "orders_next_step_choice"
    CHECK ("orders"."next_step" in ('payment', 'prepare', 'ship', 'announce', 'collect', 'deliver', 'hand-over', 'none'));
  ALTER TABLE "messages" DROP CONSTRAINT "messages_event_choice", ADD CONSTRAINT "messages_event_choice"
    CHECK ("messages"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-ready', 'order-completed', 'order-cancelled', 'order-corrected', 'refund-made', 'lot-recalled', 'product-back', 'brand-arrived', 'price-fell', 'cart-left', 'newsletter-asked', 'export-ready', 'letter', 'account'));
  ALTER TABLE "message-templates" DROP CONSTRAINT "message-templates_event_choice", ADD CONSTRAINT "message-templates_event_choice"
    CHECK ("message-templates"."event" in ('order-placed', 'payment-awaited', 'payment-short', 'payment-received', 'order-shipped', 'order-ready', 'order-completed', 'order-cancelled', 'order-corrected', 'refund-made', 'lot-recalled', 'product-back', 'brand-arrived', 'price-fell', 'cart-left', 'newsletter-asked', 'export-ready'));
END $$;
--> statement-breakpoint
-- The shops that every shop of ours begins with, as long as nobody has changed their addresses.
UPDATE "contact-settings_branches" it SET country = first.country, hours = 'lundi à samedi, 9 h à 18 h'
FROM (VALUES
  ('BJ', 'Rue 12.047, quartier Haie Vive, Cotonou'),
  ('CI', 'Rue des Jardins, Cocody Deux-Plateaux, Abidjan'),
  ('CD', 'Avenue de la Justice 41, Gombe, Kinshasa'),
  ('CG', 'Avenue Foch 18, centre-ville, Brazzaville')) first (country, address)
WHERE it.address = first.address;
