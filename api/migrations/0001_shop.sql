CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"image" text COLLATE "fr-x-icu",
	"title" text COLLATE "fr-x-icu" NOT NULL,
	"subtitle" text COLLATE "fr-x-icu",
	"description" text COLLATE "fr-x-icu",
	"color" text COLLATE "fr-x-icu" NOT NULL,
	"parent_id" uuid,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(title, '') || E'\n' || coalesce(description, ''))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "brands" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"logo" text COLLATE "fr-x-icu",
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"description" text COLLATE "fr-x-icu",
	"featured" boolean NOT NULL,
	"priority" integer,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(name, '') || E'\n' || coalesce(description, ''))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"description" text COLLATE "fr-x-icu",
	"brand_id" uuid,
	"badge" text COLLATE "fr-x-icu",
	"in_stock" boolean NOT NULL,
	"rating" numeric(12, 2),
	"reviews" integer,
	"is_on_promo" boolean NOT NULL,
	"sale_price" numeric(12, 2) NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(name, '') || E'\n' || coalesce(description, ''))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "products_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"products_id" uuid NOT NULL,
	"url" text NOT NULL,
	"order" integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE "products_categories" (
	"products_id" uuid NOT NULL,
	"categories_other_id" uuid NOT NULL,
	CONSTRAINT "products_categories_products_id_categories_other_id_pk" PRIMARY KEY("products_id","categories_other_id")
);

--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" text COLLATE "fr-x-icu" NOT NULL,
	"transaction_id" text COLLATE "fr-x-icu",
	"total_price" numeric(12, 2) NOT NULL,
	"status" text COLLATE "fr-x-icu" NOT NULL,
	"nom" text COLLATE "fr-x-icu" NOT NULL,
	"prenom" text COLLATE "fr-x-icu" NOT NULL,
	"phone" text COLLATE "fr-x-icu" NOT NULL,
	"email" text COLLATE "fr-x-icu",
	"code_influenceur" text COLLATE "fr-x-icu",
	"delivery_type" text COLLATE "fr-x-icu" NOT NULL,
	"address" text COLLATE "fr-x-icu",
	"country" text COLLATE "fr-x-icu",
	"city" text COLLATE "fr-x-icu",
	"payment_method" text COLLATE "fr-x-icu" NOT NULL,
	"subtotal" numeric(12, 2) NOT NULL,
	"discount" numeric(12, 2) NOT NULL,
	"fee" numeric(12, 2) NOT NULL,
	"note" text COLLATE "fr-x-icu",
	"user_id" uuid,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(order_id, '') || E'\n' || coalesce(transaction_id, ''))) STORED,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "orders_status_choice" CHECK ("orders"."status" in ('pending', 'paid', 'shipped', 'completed', 'cancelled')),
	CONSTRAINT "orders_delivery_type_choice" CHECK ("orders"."delivery_type" in ('domicile', 'point-relais')),
	CONSTRAINT "orders_country_choice" CHECK ("orders"."country" in ('BJ', 'CI', 'CD', 'CG')),
	CONSTRAINT "orders_payment_method_choice" CHECK ("orders"."payment_method" in ('en-ligne', 'especes', 'boutique'))
);

--> statement-breakpoint
CREATE TABLE "orders_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"orders_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" text COLLATE "fr-x-icu" NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"quantity" integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE "orders_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"orders_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"from" text COLLATE "fr-x-icu",
	"to" text COLLATE "fr-x-icu" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text COLLATE "fr-x-icu"
);

--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text COLLATE "fr-x-icu" NOT NULL,
	"role" text COLLATE "fr-x-icu" NOT NULL,
	"is_active" boolean NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(email, ''))) STORED,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_role_choice" CHECK ("users"."role" in ('user', 'admin'))
);

--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "setup_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products_images" ADD CONSTRAINT "products_images_products_id_products_id_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products_categories" ADD CONSTRAINT "products_categories_products_id_products_id_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products_categories" ADD CONSTRAINT "products_categories_categories_other_id_categories_id_fk" FOREIGN KEY ("categories_other_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_orders_id_orders_id_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders_history" ADD CONSTRAINT "orders_history_orders_id_orders_id_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "categories_newest" ON "categories" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "categories_search" ON "categories" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "categories_title" ON "categories" USING btree ("title");
--> statement-breakpoint
CREATE INDEX "categories_parent_id" ON "categories" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "brands_newest" ON "brands" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "brands_search" ON "brands" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "brands_name" ON "brands" USING btree ("name");
--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("name");
--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("price");
--> statement-breakpoint
CREATE INDEX "products_brand_id" ON "products" USING btree ("brand_id");
--> statement-breakpoint
CREATE INDEX "products_is_on_promo" ON "products" USING btree ("is_on_promo");
--> statement-breakpoint
CREATE INDEX "products_sale_price" ON "products" USING btree ("sale_price");
--> statement-breakpoint
CREATE INDEX "products_images_owner" ON "products_images" USING btree ("products_id","order");
--> statement-breakpoint
CREATE INDEX "products_categories_other" ON "products_categories" USING btree ("categories_other_id");
--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "orders_total_price" ON "orders" USING btree ("total_price");
--> statement-breakpoint
CREATE INDEX "orders_user_id" ON "orders" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "orders_items_owner" ON "orders_items" USING btree ("orders_id","position");
--> statement-breakpoint
CREATE INDEX "orders_history_owner" ON "orders_history" USING btree ("orders_id","position");
--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "attempts_window" ON "attempts" USING btree ("window_ends_at");
--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");
