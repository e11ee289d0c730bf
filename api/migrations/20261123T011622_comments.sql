CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resource" text COLLATE "fr-x-icu" NOT NULL,
	"record_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text COLLATE "fr-x-icu" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comments_mentions" (
	"comments_id" uuid NOT NULL,
	"mentions_other_id" uuid NOT NULL,
	CONSTRAINT "comments_mentions_comments_id_mentions_other_id_pk" PRIMARY KEY("comments_id","mentions_other_id")
);
--> statement-breakpoint
ALTER TABLE "comments_mentions" ADD CONSTRAINT "comments_mentions_comments_id_comments_id_fk" FOREIGN KEY ("comments_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments_mentions" ADD CONSTRAINT "comments_mentions_mentions_other_id_users_id_fk" FOREIGN KEY ("mentions_other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "comments_newest" ON "comments" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "comments_record_id" ON "comments" USING btree ("record_id");
--> statement-breakpoint
CREATE INDEX "comments_user_id" ON "comments" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "comments_mentions_other" ON "comments_mentions" USING btree ("mentions_other_id");
