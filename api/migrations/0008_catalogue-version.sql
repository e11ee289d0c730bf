CREATE TABLE "catalogue_version" (
	"name" text PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL
);

