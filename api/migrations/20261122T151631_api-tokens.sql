CREATE TABLE "api-tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "fr-x-icu" NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"is_open" boolean NOT NULL,
	"secret_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "api-tokens_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "api-tokens_scopes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"api_tokens_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"resource" text COLLATE "fr-x-icu" NOT NULL,
	"operation" text COLLATE "fr-x-icu" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "token" text COLLATE "fr-x-icu";
--> statement-breakpoint
ALTER TABLE "api-tokens" ADD CONSTRAINT "api-tokens_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "api-tokens_scopes" ADD CONSTRAINT "api-tokens_scopes_api_tokens_id_api-tokens_id_fk" FOREIGN KEY ("api_tokens_id") REFERENCES "public"."api-tokens"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "api-tokens_newest" ON "api-tokens" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "api-tokens_user_id" ON "api-tokens" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "api-tokens_expires_at" ON "api-tokens" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "api-tokens_is_open" ON "api-tokens" USING btree ("is_open");
--> statement-breakpoint
CREATE INDEX "api-tokens_scopes_owner" ON "api-tokens_scopes" USING btree ("api_tokens_id","position");
