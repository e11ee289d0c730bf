ALTER TABLE "categories" ADD COLUMN "row_version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "row_version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "row_version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "row_version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "row_version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "links" jsonb;
