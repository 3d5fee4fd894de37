ALTER TABLE "users" ADD COLUMN "trade_country" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "trade_role" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_trade_role" CHECK ("users"."trade_role" in ('exporter', 'importer', 'both'));