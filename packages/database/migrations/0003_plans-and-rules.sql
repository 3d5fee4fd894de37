CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credits" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"units" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credits_reference" UNIQUE("owner_id","kind","reference"),
	CONSTRAINT "credits_kind" CHECK ("credits"."kind" in ('report', 'scan')),
	CONSTRAINT "credits_used" CHECK ("credits"."used" >= 0 and "credits"."used" <= "credits"."units")
);
--> statement-breakpoint
CREATE TABLE "reading_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"document" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "searches" ADD COLUMN "row_count" integer;--> statement-breakpoint
ALTER TABLE "usage" ADD COLUMN "credit_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "plan_interval" text DEFAULT 'month' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "plan_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "plan_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "next_plan" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "next_interval" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_payment_overdue" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "stripe_customer_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "stripe_subscription_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "plan_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_rules" ADD CONSTRAINT "reading_rules_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_events_created" ON "billing_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reading_rules_owner" ON "reading_rules" USING btree ("owner_id","created_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_stripe_customer" UNIQUE("stripe_customer_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_plan_interval" CHECK ("users"."plan_interval" in ('month', 'year'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_next_plan" CHECK ("users"."next_plan" in ('standard', 'pro', 'none'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_next_interval" CHECK ("users"."next_interval" in ('month', 'year'));