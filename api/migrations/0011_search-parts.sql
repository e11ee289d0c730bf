DROP INDEX "categories_title";
--> statement-breakpoint
DROP INDEX "brands_name";
--> statement-breakpoint
DROP INDEX "products_name";
--> statement-breakpoint
DROP INDEX "products_price";
--> statement-breakpoint
DROP INDEX "products_sale_price";
--> statement-breakpoint
DROP INDEX "orders_total_price";
--> statement-breakpoint
ALTER TABLE "categories" drop column "search_text";
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(subtitle, chr(31), ''), '') || chr(31) || coalesce(translate(title, chr(31), ''), '') || chr(31) || coalesce(translate(description, chr(31), ''), '') || chr(31))) STORED;
--> statement-breakpoint
ALTER TABLE "brands" drop column "search_text";
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(name, chr(31), ''), '') || chr(31) || coalesce(translate(description, chr(31), ''), '') || chr(31))) STORED;
--> statement-breakpoint
ALTER TABLE "products" drop column "search_text";
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(badge, chr(31), ''), '') || chr(31) || coalesce(translate(name, chr(31), ''), '') || chr(31) || coalesce(translate(description, chr(31), ''), '') || chr(31))) STORED;
--> statement-breakpoint
ALTER TABLE "orders" drop column "search_text";
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(order_id, chr(31), ''), '') || chr(31) || coalesce(translate(transaction_id, chr(31), ''), '') || chr(31))) STORED;
--> statement-breakpoint
ALTER TABLE "users" drop column "search_text";
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(email, chr(31), ''), '') || chr(31))) STORED;
--> statement-breakpoint
CREATE INDEX "brands_priority_best" ON "brands" USING btree ("priority" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "brands_priority_least" ON "brands" USING btree ("priority","id");
--> statement-breakpoint
CREATE INDEX "products_rating_best" ON "products" USING btree ("rating" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "products_rating_least" ON "products" USING btree ("rating","id");
--> statement-breakpoint
CREATE INDEX "products_reviews_best" ON "products" USING btree ("reviews" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "products_reviews_least" ON "products" USING btree ("reviews","id");
--> statement-breakpoint
CREATE INDEX "categories_title" ON "categories" USING btree ("title","id");
--> statement-breakpoint
CREATE INDEX "brands_name" ON "brands" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("price","id");
--> statement-breakpoint
CREATE INDEX "products_sale_price" ON "products" USING btree ("sale_price","id");
--> statement-breakpoint
CREATE INDEX "orders_total_price" ON "orders" USING btree ("total_price","id");

--> statement-breakpoint
-- Their indexes went with the columns.
CREATE INDEX "categories_search" ON "categories" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "brands_search" ON "brands" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);
