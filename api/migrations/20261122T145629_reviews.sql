CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"author" text COLLATE "fr-x-icu" NOT NULL,
	"rating" integer NOT NULL,
	"text" text COLLATE "fr-x-icu",
	"is_verified" boolean NOT NULL,
	"status" text COLLATE "fr-x-icu" NOT NULL,
	"answer" text COLLATE "fr-x-icu",
	"search_text" text GENERATED ALWAYS AS (fold(coalesce(translate(answer, chr(31), ''), '') || chr(31) || coalesce(translate(author, chr(31), ''), '') || chr(31) || coalesce(translate(text, chr(31), ''), '') || chr(31))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reviews_product_id_user_id_unique" UNIQUE("product_id","user_id"),
	CONSTRAINT "reviews_status_choice" CHECK ("reviews"."status" in ('pending', 'published', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "reviews_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reviews_id" uuid NOT NULL,
	"url" text NOT NULL,
	"order" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "typed_values" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews_pictures" ADD CONSTRAINT "reviews_pictures_reviews_id_reviews_id_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "reviews_updated" ON "reviews" USING btree ("updated_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "reviews_search" ON "reviews" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("status","created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "reviews_product_id" ON "reviews" USING btree ("product_id","id");
--> statement-breakpoint
CREATE INDEX "reviews_user_id" ON "reviews" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "reviews_author" ON "reviews" USING btree ("author","id");
--> statement-breakpoint
CREATE INDEX "reviews_rating" ON "reviews" USING btree ("rating","id");
--> statement-breakpoint
CREATE INDEX "reviews_is_verified" ON "reviews" USING btree ("is_verified");
--> statement-breakpoint
CREATE INDEX "reviews_is_verified_best" ON "reviews" USING btree ("is_verified" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "reviews_is_verified_least" ON "reviews" USING btree ("is_verified","id");
--> statement-breakpoint
CREATE INDEX "reviews_status" ON "reviews" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "reviews_status_best" ON "reviews" USING btree ("status" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "reviews_status_least" ON "reviews" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "reviews_pictures_owner" ON "reviews_pictures" USING btree ("reviews_id","order");
