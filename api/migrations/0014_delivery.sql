CREATE TABLE "delivery-countries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"country" text COLLATE "fr-x-icu" NOT NULL,
	"home_fee" numeric(12, 2) NOT NULL,
	"relay_fee" numeric(12, 2) NOT NULL,
	"is_open" boolean NOT NULL,
	"position" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "delivery-countries_country_choice" CHECK ("delivery-countries"."country" in ('BJ', 'CI', 'CD', 'CG'))
);

--> statement-breakpoint
CREATE TABLE "delivery-countries_cities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"delivery_countries_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"home_fee" numeric(12, 2),
	"is_relay" boolean NOT NULL
);

--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"nom" text COLLATE "fr-x-icu" NOT NULL,
	"prenom" text COLLATE "fr-x-icu" NOT NULL,
	"phone" text COLLATE "fr-x-icu" NOT NULL,
	"address" text COLLATE "fr-x-icu" NOT NULL,
	"landmark" text COLLATE "fr-x-icu",
	"country" text COLLATE "fr-x-icu",
	"city" text COLLATE "fr-x-icu",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "addresses_country_choice" CHECK ("addresses"."country" in ('BJ', 'CI', 'CD', 'CG'))
);

--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "landmark" text COLLATE "fr-x-icu";
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "position" text COLLATE "fr-x-icu";
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_rate" numeric(12, 2);
--> statement-breakpoint
ALTER TABLE "delivery-countries_cities" ADD CONSTRAINT "delivery-countries_cities_delivery_countries_id_delivery-countries_id_fk" FOREIGN KEY ("delivery_countries_id") REFERENCES "public"."delivery-countries"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "delivery-countries_newest" ON "delivery-countries" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "delivery-countries_position_best" ON "delivery-countries" USING btree ("position" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "delivery-countries_position_least" ON "delivery-countries" USING btree ("position","id");
--> statement-breakpoint
CREATE INDEX "delivery-countries_cities_owner" ON "delivery-countries_cities" USING btree ("delivery_countries_id","position");
--> statement-breakpoint
CREATE INDEX "addresses_newest" ON "addresses" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "addresses_user_id" ON "addresses" USING btree ("user_id");
--> statement-breakpoint
-- What the shop begins with; administrators change it. A country stands here once.
CREATE UNIQUE INDEX "delivery-countries_country" ON "delivery-countries" USING btree ("country");
--> statement-breakpoint
INSERT INTO "delivery-countries" ("country", "home_fee", "relay_fee", "is_open", "position") VALUES
  ('BJ', 2000, 1500, true, 1),
  ('CI', 2000, 2500, true, 2),
  ('CD', 2000, 4000, true, 3),
  ('CG', 2000, 3500, true, 4);
--> statement-breakpoint
INSERT INTO "delivery-countries_cities" ("delivery_countries_id", "position", "name", "is_relay")
SELECT it.id, place - 1, city, true FROM (VALUES
  ('BJ', array['Cotonou', 'Porto-Novo', 'Parakou', 'Abomey-Calavi', 'Djougou', 'Bohicon', 'Kandi', 'Ouidah', 'Abomey', 'Natitingou']),
  ('CI', array['Abidjan', 'Bouaké', 'Daloa', 'Yamoussoukro', 'San-Pédro', 'Korhogo', 'Man', 'Divo', 'Gagnoa', 'Anyama']),
  ('CD', array['Kinshasa', 'Lubumbashi', 'Mbuji-Mayi', 'Kisangani', 'Masina', 'Kananga', 'Likasi', 'Kolwezi', 'Tshikapa', 'Beni']),
  ('CG', array['Brazzaville', 'Pointe-Noire', 'Dolisie', 'Nkayi', 'Impfondo', 'Ouesso', 'Madingou', 'Owando', 'Sibiti', 'Mossendjo'])
) AS begun (country, names)
JOIN "delivery-countries" it ON it.country = begun.country
CROSS JOIN LATERAL unnest(begun.names) WITH ORDINALITY AS named (city, place);
