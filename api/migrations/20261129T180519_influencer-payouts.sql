-- expands
CREATE TABLE "influencer-payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"influencer_id" uuid NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"paid_on" date NOT NULL,
	"note" text COLLATE "fr-x-icu",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "influencer-payouts" ADD CONSTRAINT "influencer-payouts_influencer_id_fk" FOREIGN KEY ("influencer_id") REFERENCES "public"."influencers"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "influencer-payouts_newest" ON "influencer-payouts" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "influencer-payouts_influencer_id" ON "influencer-payouts" USING btree ("influencer_id");
--> statement-breakpoint
CREATE INDEX "influencer-payouts_amount" ON "influencer-payouts" USING btree ("amount","id");
--> statement-breakpoint
CREATE INDEX "influencer-payouts_paid_on" ON "influencer-payouts" USING btree ("paid_on");
