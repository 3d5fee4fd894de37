CREATE TABLE "authorized_emails" (
	"pattern" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bodies" (
	"owner_id" text NOT NULL,
	"address" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"touched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bodies_owner_id_address_pk" PRIMARY KEY("owner_id","address")
);
--> statement-breakpoint
CREATE TABLE "directories" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "directories_slug" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "exports" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"search_id" text,
	"format" text NOT NULL,
	"row_count" integer NOT NULL,
	"target" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exports_format" CHECK ("exports"."format" in ('csv', 'xlsx', 'google-sheets'))
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marks" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notices_owner_id_kind_period_pk" PRIMARY KEY("owner_id","kind","period")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" text PRIMARY KEY NOT NULL,
	"scan_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"position" integer NOT NULL,
	"body_address" text NOT NULL,
	"body_bytes" integer NOT NULL,
	"details" "bytea" NOT NULL,
	"reading_version" text,
	"document" "bytea",
	"document_address" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pages_position" UNIQUE("scan_id","position")
);
--> statement-breakpoint
CREATE TABLE "reset_tokens" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reset_tokens_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "scans" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"state" text NOT NULL,
	"document" "bytea",
	"document_address" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "scans_id_owner" UNIQUE("id","owner_id"),
	CONSTRAINT "scans_state" CHECK ("scans"."state" in ('running', 'complete', 'incomplete', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "searches" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"tool" text NOT NULL,
	"scan_id" text,
	"pinned" boolean DEFAULT false NOT NULL,
	"name" "bytea" NOT NULL,
	"document_version" integer NOT NULL,
	"document" "bytea",
	"document_address" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "searches_tool" CHECK ("searches"."tool" in ('website', 'product'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_cache" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"answer" "bytea" NOT NULL,
	"fetched_at" timestamp (3) with time zone NOT NULL,
	"fresh_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_snapshots" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"product_key" text NOT NULL,
	"document" "bytea",
	"document_address" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage" (
	"search_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "usage_owner_id_search_id_kind_pk" PRIMARY KEY("owner_id","search_id","kind"),
	CONSTRAINT "usage_kind" CHECK ("usage"."kind" in ('report', 'scan')),
	CONSTRAINT "usage_state" CHECK ("usage"."state" in ('reserved', 'settled'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"name" text,
	"password_hash" text,
	"google_sub" text,
	"email_verified_at" timestamp (3) with time zone,
	"language" text DEFAULT 'es' NOT NULL,
	"plan" text DEFAULT 'trial' NOT NULL,
	"trial_ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_email_key" UNIQUE("email_key"),
	CONSTRAINT "users_username_key" UNIQUE("username_key"),
	CONSTRAINT "users_google_sub" UNIQUE("google_sub"),
	CONSTRAINT "users_language" CHECK ("users"."language" in ('es', 'en')),
	CONSTRAINT "users_plan" CHECK ("users"."plan" in ('trial', 'standard', 'pro'))
);
--> statement-breakpoint
ALTER TABLE "bodies" ADD CONSTRAINT "bodies_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_search_id_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."searches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_scan" FOREIGN KEY ("scan_id","owner_id") REFERENCES "public"."scans"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_tokens" ADD CONSTRAINT "reset_tokens_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "searches" ADD CONSTRAINT "searches_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "searches" ADD CONSTRAINT "searches_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_snapshots" ADD CONSTRAINT "trade_snapshots_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage" ADD CONSTRAINT "usage_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bodies_touched" ON "bodies" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "exports_owner" ON "exports" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "exports_search" ON "exports" USING btree ("search_id");--> statement-breakpoint
CREATE INDEX "exports_created" ON "exports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "limits_ends" ON "limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "pages_body" ON "pages" USING btree ("owner_id","body_address");--> statement-breakpoint
CREATE INDEX "scans_owner" ON "scans" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "scans_created" ON "scans" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "searches_owner" ON "searches" USING btree ("owner_id","pinned" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "searches_scan" ON "searches" USING btree ("scan_id");--> statement-breakpoint
CREATE INDEX "sessions_owner" ON "sessions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "sessions_last_seen" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "source_cache_fresh" ON "source_cache" USING btree ("fresh_until");--> statement-breakpoint
CREATE UNIQUE INDEX "trade_snapshots_product" ON "trade_snapshots" USING btree ("owner_id","product_key");--> statement-breakpoint
CREATE INDEX "trade_snapshots_created" ON "trade_snapshots" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "usage_period" ON "usage" USING btree ("owner_id","kind","period");--> statement-breakpoint
CREATE INDEX "usage_created" ON "usage" USING btree ("created_at");