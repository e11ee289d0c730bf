CREATE TABLE "list-views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"list" text COLLATE "fr-x-icu" NOT NULL,
	"user_id" uuid NOT NULL,
	"is_shared" boolean NOT NULL,
	"query" text COLLATE "fr-x-icu",
	"columns" text COLLATE "fr-x-icu",
	"page_size" integer,
	"density" text COLLATE "fr-x-icu",
	"drawing" text COLLATE "fr-x-icu",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "list-views_user_id_list_name_unique" UNIQUE("user_id","list","name"),
	CONSTRAINT "list-views_density_choice" CHECK ("list-views"."density" in ('small', 'middle', 'large'))
);
--> statement-breakpoint
ALTER TABLE "list-views" ADD CONSTRAINT "list-views_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "list-views_newest" ON "list-views" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "list-views_name" ON "list-views" USING btree ("name","id");
--> statement-breakpoint
CREATE INDEX "list-views_user_id" ON "list-views" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "list-views_is_shared" ON "list-views" USING btree ("is_shared");
