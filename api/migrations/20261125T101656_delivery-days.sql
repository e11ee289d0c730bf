ALTER TABLE "delivery-countries" ADD COLUMN "days_from" integer;
--> statement-breakpoint
ALTER TABLE "delivery-countries" ADD COLUMN "days_to" integer;
--> statement-breakpoint
ALTER TABLE "delivery-countries_cities" ADD COLUMN "days_from" integer;
--> statement-breakpoint
ALTER TABLE "delivery-countries_cities" ADD COLUMN "days_to" integer;

--> statement-breakpoint
-- Where a country's sentence is still the one that the shop began with, its days are those that it says. What an
-- administrator has written is nobody's to read: there they stay empty, and nothing is said of them.
UPDATE "delivery-countries" it SET "days_from" = said."from", "days_to" = said."to"
FROM (VALUES
  ('BJ', 2, 5, 'Cotonou et environs : 24 à 48 h ; autres villes : 2 à 5 jours ouvrés'),
  ('CI', 4, 7, 'Abidjan : 2 à 4 jours ouvrés ; autres villes : 4 à 7 jours ouvrés'),
  ('CD', 7, 15, 'Kinshasa : 5 à 8 jours ouvrés ; autres villes : 7 à 15 jours ouvrés'),
  ('CG', 7, 12, 'Brazzaville et Pointe-Noire : 5 à 8 jours ouvrés ; autres villes : 7 à 12 jours ouvrés')
) AS said (country, "from", "to", words)
JOIN "shop-identities" identity ON identity.country = said.country AND identity.delivery_times = said.words
WHERE it.country = said.country;
--> statement-breakpoint
UPDATE "delivery-countries_cities" city SET "days_from" = said."from", "days_to" = said."to"
FROM (VALUES
  ('BJ', 'Cotonou', 1, 2), ('BJ', 'Abomey-Calavi', 1, 2), ('CI', 'Abidjan', 2, 4), ('CD', 'Kinshasa', 5, 8),
  ('CG', 'Brazzaville', 5, 8), ('CG', 'Pointe-Noire', 5, 8)
) AS said (country, name, "from", "to")
JOIN "delivery-countries" it ON it.country = said.country AND it.days_from IS NOT NULL
WHERE city."delivery_countries_id" = it.id AND city.name = said.name;
