CREATE TABLE "content-pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place" text COLLATE "fr-x-icu" NOT NULL,
	"title" text COLLATE "fr-x-icu" NOT NULL,
	"slug" text COLLATE "fr-x-icu",
	"summary" text COLLATE "fr-x-icu",
	"position" integer NOT NULL,
	"is_started" boolean NOT NULL,
	"version" integer,
	"next_version" integer,
	"next_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "content-pages_slug_unique" UNIQUE("slug"),
	CONSTRAINT "content-pages_place_choice" CHECK ("content-pages"."place" in ('home', 'announcement', 'stories', 'menu', 'footer', 'help'))
);
--> statement-breakpoint
CREATE TABLE "content-blocks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text COLLATE "fr-x-icu" NOT NULL,
	"picture" text COLLATE "fr-x-icu",
	"alt" text COLLATE "fr-x-icu",
	"drawing" text COLLATE "fr-x-icu",
	"over" text COLLATE "fr-x-icu",
	"title" text COLLATE "fr-x-icu",
	"text" text COLLATE "fr-x-icu",
	"html" text COLLATE "fr-x-icu",
	"shelf" text COLLATE "fr-x-icu",
	"category_id" uuid,
	"brand_id" uuid,
	"link_label" text COLLATE "fr-x-icu",
	"link" text COLLATE "fr-x-icu",
	"is_tinted" boolean NOT NULL,
	"is_on" boolean NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "content-blocks_kind_choice" CHECK ("content-blocks"."kind" in ('slide', 'announcement', 'promises', 'shelf', 'categories', 'brands', 'diagnostic', 'newsletter', 'richText', 'pictureText', 'quote', 'questions', 'chapter', 'facts', 'links', 'headerLinks', 'serviceLinks')),
	CONSTRAINT "content-blocks_drawing_choice" CHECK ("content-blocks"."drawing" in ('karite', 'protection', 'rituel')),
	CONSTRAINT "content-blocks_shelf_choice" CHECK ("content-blocks"."shelf" in ('new', 'rated', 'promotions', 'category', 'brand', 'picked'))
);
--> statement-breakpoint
CREATE TABLE "content-blocks_products" (
	"content_blocks_id" uuid NOT NULL,
	"products_other_id" uuid NOT NULL,
	CONSTRAINT "content-blocks_products_content_blocks_id_products_other_id_pk" PRIMARY KEY("content_blocks_id","products_other_id")
);
--> statement-breakpoint
CREATE TABLE "content-blocks_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content_blocks_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"question" text COLLATE "fr-x-icu" NOT NULL,
	"answer" text COLLATE "fr-x-icu" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content-blocks_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content_blocks_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"label" text COLLATE "fr-x-icu" NOT NULL,
	"to" text COLLATE "fr-x-icu" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content-blocks_facts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content_blocks_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"label" text COLLATE "fr-x-icu" NOT NULL,
	"value" text COLLATE "fr-x-icu" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content-versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"by" text COLLATE "fr-x-icu",
	"content" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "content-versions_page_id_number_unique" UNIQUE("page_id","number")
);
--> statement-breakpoint
ALTER TABLE "content-blocks" ADD CONSTRAINT "content-blocks_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content-pages"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content-blocks" ADD CONSTRAINT "content-blocks_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content-blocks" ADD CONSTRAINT "content-blocks_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content-blocks_products" ADD CONSTRAINT "content-blocks_products_content_blocks_id_content-blocks_id_fk" FOREIGN KEY ("content_blocks_id") REFERENCES "public"."content-blocks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content-blocks_products" ADD CONSTRAINT "content-blocks_products_products_other_id_products_id_fk" FOREIGN KEY ("products_other_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content-blocks_questions" ADD CONSTRAINT "content-blocks_questions_content_blocks_id_content-blocks_id_fk" FOREIGN KEY ("content_blocks_id") REFERENCES "public"."content-blocks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content-blocks_links" ADD CONSTRAINT "content-blocks_links_content_blocks_id_content-blocks_id_fk" FOREIGN KEY ("content_blocks_id") REFERENCES "public"."content-blocks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content-blocks_facts" ADD CONSTRAINT "content-blocks_facts_content_blocks_id_content-blocks_id_fk" FOREIGN KEY ("content_blocks_id") REFERENCES "public"."content-blocks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content-versions" ADD CONSTRAINT "content-versions_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content-pages"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "content-pages_newest" ON "content-pages" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "content-pages_place" ON "content-pages" USING btree ("place");
--> statement-breakpoint
CREATE INDEX "content-pages_position" ON "content-pages" USING btree ("position");
--> statement-breakpoint
CREATE INDEX "content-blocks_newest" ON "content-blocks" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "content-blocks_page_id" ON "content-blocks" USING btree ("page_id");
--> statement-breakpoint
CREATE INDEX "content-blocks_position" ON "content-blocks" USING btree ("position");
--> statement-breakpoint
CREATE INDEX "content-blocks_kind" ON "content-blocks" USING btree ("kind");
--> statement-breakpoint
CREATE INDEX "content-blocks_category_id" ON "content-blocks" USING btree ("category_id");
--> statement-breakpoint
CREATE INDEX "content-blocks_brand_id" ON "content-blocks" USING btree ("brand_id");
--> statement-breakpoint
CREATE INDEX "content-blocks_products_other" ON "content-blocks_products" USING btree ("products_other_id");
--> statement-breakpoint
CREATE INDEX "content-blocks_questions_owner" ON "content-blocks_questions" USING btree ("content_blocks_id","position");
--> statement-breakpoint
CREATE INDEX "content-blocks_links_owner" ON "content-blocks_links" USING btree ("content_blocks_id","position");
--> statement-breakpoint
CREATE INDEX "content-blocks_facts_owner" ON "content-blocks_facts" USING btree ("content_blocks_id","position");
--> statement-breakpoint
CREATE INDEX "content-versions_newest" ON "content-versions" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "content-versions_page_id" ON "content-versions" USING btree ("page_id");
--> statement-breakpoint
CREATE INDEX "content-versions_number" ON "content-versions" USING btree ("number");

--> statement-breakpoint
INSERT INTO "content-pages" (place, title, summary, position, is_started) VALUES
('home', 'Accueil', null, 1, false),
('announcement', 'Bandeau d’annonce', null, 2, false),
('stories', 'Notre Histoire', 'Le soin juste, expliqué simplement', 3, false),
('menu', 'Menus', null, 4, false),
('footer', 'Pied de page', null, 5, false);
