ALTER TABLE "searches" ADD COLUMN "about" "bytea";--> statement-breakpoint
ALTER TABLE "searches" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "searches_deleted" ON "searches" USING btree ("deleted_at");