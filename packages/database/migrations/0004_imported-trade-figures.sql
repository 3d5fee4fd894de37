CREATE TABLE "trade_release_figures" (
	"release_id" text NOT NULL,
	"code" text NOT NULL,
	"figures" "bytea" NOT NULL,
	CONSTRAINT "trade_release_figures_release_id_code_pk" PRIMARY KEY("release_id","code")
);
--> statement-breakpoint
CREATE TABLE "trade_releases" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"edition" text NOT NULL,
	"first_year" integer NOT NULL,
	"last_year" integer NOT NULL,
	"code_count" integer NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trade_release_figures" ADD CONSTRAINT "trade_release_figures_release_id_trade_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."trade_releases"("id") ON DELETE cascade ON UPDATE no action;