CREATE TABLE "watch_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"watch_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"state" text NOT NULL,
	"row_count" integer,
	"new_count" integer DEFAULT 0 NOT NULL,
	"gone_count" integer DEFAULT 0 NOT NULL,
	"changed_count" integer DEFAULT 0 NOT NULL,
	"code" text,
	"document" "bytea",
	"document_address" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "watch_runs_state" CHECK ("watch_runs"."state" in ('running', 'read', 'unreadable', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "watches" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"state" text NOT NULL,
	"next_run_at" timestamp (3) with time zone,
	"settings" "bytea" NOT NULL,
	"document" "bytea",
	"document_address" text,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "watches_id_owner" UNIQUE("id","owner_id"),
	CONSTRAINT "watches_state" CHECK ("watches"."state" in ('active', 'paused'))
);
--> statement-breakpoint
ALTER TABLE "watch_runs" ADD CONSTRAINT "watch_runs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_runs" ADD CONSTRAINT "watch_runs_watch" FOREIGN KEY ("watch_id","owner_id") REFERENCES "public"."watches"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watch_runs_watch_created" ON "watch_runs" USING btree ("watch_id","created_at");--> statement-breakpoint
CREATE INDEX "watch_runs_created" ON "watch_runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "watches_owner" ON "watches" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "watches_due" ON "watches" USING btree ("state","next_run_at");