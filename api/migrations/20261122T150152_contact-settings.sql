CREATE TABLE "contact-settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"announcement" text COLLATE "fr-x-icu",
	"whatsapp" text COLLATE "fr-x-icu" DEFAULT '+2290197000000' NOT NULL,
	"greeting" text COLLATE "fr-x-icu" DEFAULT 'Bonjour Karité, j’aimerais un conseil.' NOT NULL,
	"email" text COLLATE "fr-x-icu" DEFAULT 'bonjour@karite.example' NOT NULL,
	"professional_site" text COLLATE "fr-x-icu" DEFAULT 'https://pro.karite.example/' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact-settings_ticker" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_settings_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text COLLATE "fr-x-icu" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact-settings_networks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_settings_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"icon" text COLLATE "fr-x-icu" NOT NULL,
	"url" text COLLATE "fr-x-icu" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact-settings_branches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_settings_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"address" text COLLATE "fr-x-icu" NOT NULL,
	"phone" text COLLATE "fr-x-icu" NOT NULL,
	"email" text COLLATE "fr-x-icu" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact-settings_ticker" ADD CONSTRAINT "contact-settings_ticker_contact_settings_id_contact-settings_id_fk" FOREIGN KEY ("contact_settings_id") REFERENCES "public"."contact-settings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contact-settings_networks" ADD CONSTRAINT "contact-settings_networks_contact_settings_id_contact-settings_id_fk" FOREIGN KEY ("contact_settings_id") REFERENCES "public"."contact-settings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contact-settings_branches" ADD CONSTRAINT "contact-settings_branches_contact_settings_id_contact-settings_id_fk" FOREIGN KEY ("contact_settings_id") REFERENCES "public"."contact-settings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "contact-settings_newest" ON "contact-settings" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE UNIQUE INDEX "contact-settings_single" ON "contact-settings" USING btree ((true));
--> statement-breakpoint
CREATE INDEX "contact-settings_ticker_owner" ON "contact-settings_ticker" USING btree ("contact_settings_id","position");
--> statement-breakpoint
CREATE INDEX "contact-settings_networks_owner" ON "contact-settings_networks" USING btree ("contact_settings_id","position");
--> statement-breakpoint
CREATE INDEX "contact-settings_branches_owner" ON "contact-settings_branches" USING btree ("contact_settings_id","position");
--> statement-breakpoint
INSERT INTO "contact-settings" DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO "contact-settings_ticker" ("contact_settings_id", "position", "text")
SELECT it.id, line.* FROM "contact-settings" it, (VALUES
  (0, 'Support 24h/7'),
  (1, 'Distributeur officiel de soins dermatologiques')) line;
--> statement-breakpoint
INSERT INTO "contact-settings_networks" ("contact_settings_id", "position", "icon", "url")
SELECT it.id, line.* FROM "contact-settings" it, (VALUES
  (0, 'facebook', 'https://www.facebook.com/'),
  (1, 'instagram', 'https://www.instagram.com/')) line;
--> statement-breakpoint
INSERT INTO "contact-settings_branches" ("contact_settings_id", "position", "name", "address", "phone", "email")
SELECT it.id, line.* FROM "contact-settings" it, (VALUES
  (0, 'Bénin', 'Rue 12.047, quartier Haie Vive, Cotonou', '+2290197000000', 'benin@karite.example'),
  (1, 'Côte d’Ivoire', 'Rue des Jardins, Cocody Deux-Plateaux, Abidjan', '+2250707000000', 'cotedivoire@karite.example'),
  (2, 'RDC', 'Avenue de la Justice 41, Gombe, Kinshasa', '+243812000000', 'rdc@karite.example'),
  (3, 'République du Congo', 'Avenue Foch 18, centre-ville, Brazzaville', '+242066000000', 'congo@karite.example')) line;
