CREATE TABLE "api_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"ending" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_token" UNIQUE("token_hash"),
	CONSTRAINT "api_keys_scope" CHECK ("api_keys"."scope" in ('read', 'run'))
);
--> statement-breakpoint
CREATE TABLE "kept_answers" (
	"owner_id" text NOT NULL,
	"key_hash" text NOT NULL,
	"request_hash" text NOT NULL,
	"state" text NOT NULL,
	"answer" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kept_answers_owner_id_key_hash_pk" PRIMARY KEY("owner_id","key_hash"),
	CONSTRAINT "kept_answers_state" CHECK ("kept_answers"."state" in ('running', 'done', 'too-large'))
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_answers" ADD CONSTRAINT "kept_answers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_owner" ON "api_keys" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "kept_answers_created" ON "kept_answers" USING btree ("created_at");