-- contracts: drop index "orders_search"
DROP INDEX "orders_search";
--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "search_text";
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(prenom, chr(31), ''), '') || chr(31) || coalesce(translate(nom, chr(31), ''), '') || chr(31) || coalesce(translate(email, chr(31), ''), '') || chr(31) || coalesce(translate(city, chr(31), ''), '') || chr(31) || coalesce(translate(order_id, chr(31), ''), '') || chr(31) || coalesce(translate(short_number, chr(31), ''), '') || chr(31) || coalesce(translate(transaction_id, chr(31), ''), '') || chr(31))) STORED;
--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "orders_phone_end" ON "orders" USING btree (right("phone", 8));
