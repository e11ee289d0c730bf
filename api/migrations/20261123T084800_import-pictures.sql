CREATE TABLE "import_pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "import_pictures_oldest" ON "import_pictures" USING btree ("used_at");
