-- The last numbers of the invoices go on under the name of their field.
INSERT INTO "sequence_counters" ("series", "last") SELECT 'invoices.number:' || "series" || '-', "last" FROM "invoice_counters";--> statement-breakpoint
CREATE INDEX "orders_delivery_type" ON "orders" USING btree ("delivery_type");
--> statement-breakpoint
CREATE INDEX "orders_country" ON "orders" USING btree ("country");
--> statement-breakpoint
CREATE INDEX "orders_city" ON "orders" USING btree ("city","id");
--> statement-breakpoint
CREATE INDEX "orders_payment_method" ON "orders" USING btree ("payment_method");
--> statement-breakpoint
DROP TABLE "invoice_counters" CASCADE;
