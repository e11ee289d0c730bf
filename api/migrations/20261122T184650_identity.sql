CREATE TABLE "identity" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "fr-x-icu" DEFAULT 'Karité' NOT NULL,
	"promise" text COLLATE "fr-x-icu" DEFAULT 'Distributeur officiel de soins dermatologiques' NOT NULL,
	"trade" text COLLATE "fr-x-icu" DEFAULT 'soins et cosmétiques' NOT NULL,
	"reach" text COLLATE "fr-x-icu" DEFAULT 'au Bénin, en Côte d’Ivoire et aux deux Congo' NOT NULL,
	"logo" text COLLATE "fr-x-icu",
	"is_name_shown" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "identity_newest" ON "identity" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE UNIQUE INDEX "identity_single" ON "identity" USING btree ((true));
--> statement-breakpoint
INSERT INTO "identity" DEFAULT VALUES;
