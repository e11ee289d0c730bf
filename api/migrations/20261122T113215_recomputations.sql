CREATE TABLE "recomputations" (
	"resource" text PRIMARY KEY NOT NULL,
	"last_id" uuid
);
