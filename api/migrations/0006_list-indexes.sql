CREATE INDEX "brands_featured" ON "brands" USING btree ("featured");
--> statement-breakpoint
CREATE INDEX "products_in_stock" ON "products" USING btree ("in_stock");
--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role");
--> statement-breakpoint
-- The statistics add up all orders: from these three columns alone, a tenth of what the table holds.
CREATE INDEX "orders_figures" ON "orders" USING btree ("created_at","status","total_price");
