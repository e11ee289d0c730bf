ALTER TABLE "audit" ADD COLUMN "through" text COLLATE "fr-x-icu";
