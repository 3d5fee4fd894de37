CREATE TABLE "work" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"tool" text NOT NULL,
	"key_hash" text NOT NULL,
	"state" text NOT NULL,
	"stop_requested" boolean DEFAULT false NOT NULL,
	"seen" boolean DEFAULT false NOT NULL,
	"document" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "work_tool" CHECK ("work"."tool" in ('website', 'product')),
	CONSTRAINT "work_state" CHECK ("work"."state" in ('running', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "work" ADD CONSTRAINT "work_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "work_running" ON "work" USING btree ("owner_id","key_hash") WHERE "work"."state" = 'running';--> statement-breakpoint
CREATE INDEX "work_owner" ON "work" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "work_updated" ON "work" USING btree ("updated_at");