CREATE TABLE "import_columns" (
	"resource" text NOT NULL,
	"heads_hash" text NOT NULL,
	"targets" jsonb NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_columns_resource_heads_hash_pk" PRIMARY KEY("resource","heads_hash")
);
