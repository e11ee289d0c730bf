CREATE TABLE "import-sources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import-sources_sites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"import_sources_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"site" text COLLATE "fr-x-icu" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import-sources_sites" ADD CONSTRAINT "import-sources_sites_import_sources_id_import-sources_id_fk" FOREIGN KEY ("import_sources_id") REFERENCES "public"."import-sources"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "import-sources_newest" ON "import-sources" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE UNIQUE INDEX "import-sources_single" ON "import-sources" USING btree ((true));
--> statement-breakpoint
CREATE INDEX "import-sources_sites_owner" ON "import-sources_sites" USING btree ("import_sources_id","position");
--> statement-breakpoint
INSERT INTO "import-sources" DEFAULT VALUES;
