DROP INDEX "delivery-countries_position_best";
--> statement-breakpoint
DROP INDEX "delivery-countries_position_least";
--> statement-breakpoint
DROP INDEX "shop-identities_vat_rate_best";
--> statement-breakpoint
DROP INDEX "shop-identities_vat_rate_least";
--> statement-breakpoint
DROP INDEX "shop-identities_withdrawal_days_best";
--> statement-breakpoint
DROP INDEX "shop-identities_withdrawal_days_least";
--> statement-breakpoint
CREATE INDEX "categories_updated" ON "categories" USING btree ("updated_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "categories_subtitle_best" ON "categories" USING btree ("subtitle" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "categories_subtitle_least" ON "categories" USING btree ("subtitle","id");
--> statement-breakpoint
CREATE INDEX "categories_color_best" ON "categories" USING btree ("color" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "categories_color_least" ON "categories" USING btree ("color","id");
--> statement-breakpoint
CREATE INDEX "categories_parent_id_best" ON "categories" USING btree ("parent_id" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "categories_parent_id_least" ON "categories" USING btree ("parent_id","id");
--> statement-breakpoint
CREATE INDEX "brands_updated" ON "brands" USING btree ("updated_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "brands_featured_best" ON "brands" USING btree ("featured" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "brands_featured_least" ON "brands" USING btree ("featured","id");
--> statement-breakpoint
CREATE INDEX "products_updated" ON "products" USING btree ("updated_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "products_brand_id_best" ON "products" USING btree ("brand_id" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "products_brand_id_least" ON "products" USING btree ("brand_id","id");
--> statement-breakpoint
CREATE INDEX "products_badge_best" ON "products" USING btree ("badge" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "products_badge_least" ON "products" USING btree ("badge","id");
--> statement-breakpoint
CREATE INDEX "products_in_stock_best" ON "products" USING btree ("in_stock" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "products_in_stock_least" ON "products" USING btree ("in_stock","id");
--> statement-breakpoint
CREATE INDEX "products_is_on_promo_best" ON "products" USING btree ("is_on_promo" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "products_is_on_promo_least" ON "products" USING btree ("is_on_promo","id");
