CREATE TABLE "batch_items" (
	"batch_id" text NOT NULL,
	"position" integer NOT NULL,
	"owner_id" text NOT NULL,
	"state" text NOT NULL,
	"host_key" text NOT NULL,
	"address" "bytea" NOT NULL,
	"code" text,
	"row_count" integer,
	"pages_read" integer DEFAULT 0 NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"scan_id" text,
	"search_id" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "batch_items_batch_id_position_pk" PRIMARY KEY("batch_id","position"),
	CONSTRAINT "batch_items_state" CHECK ("batch_items"."state" in ('waiting', 'running', 'done', 'failed', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"state" text NOT NULL,
	"stop_requested" boolean DEFAULT false NOT NULL,
	"settings" "bytea" NOT NULL,
	"outcome" "bytea",
	"search_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "batches_id_owner" UNIQUE("id","owner_id"),
	CONSTRAINT "batches_state" CHECK ("batches"."state" in ('running', 'joining', 'done'))
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"search_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shares_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "batch_items" ADD CONSTRAINT "batch_items_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_items" ADD CONSTRAINT "batch_items_batch" FOREIGN KEY ("batch_id","owner_id") REFERENCES "public"."batches"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_search_id_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "batch_items_host" ON "batch_items" USING btree ("host_key") WHERE "batch_items"."state" = 'running';--> statement-breakpoint
CREATE INDEX "batches_owner" ON "batches" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "batches_updated" ON "batches" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "shares_search" ON "shares" USING btree ("owner_id","search_id");--> statement-breakpoint
CREATE INDEX "shares_expires" ON "shares" USING btree ("expires_at");