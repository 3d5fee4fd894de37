ALTER TABLE "bodies" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bodies" ADD COLUMN "object_key" text;--> statement-breakpoint
ALTER TABLE "bodies" ADD COLUMN "object_bytes" integer;--> statement-breakpoint
ALTER TABLE "bodies" ADD COLUMN "object_head" text;--> statement-breakpoint
CREATE UNIQUE INDEX "bodies_object" ON "bodies" USING btree ("object_key") WHERE "bodies"."object_key" is not null;--> statement-breakpoint
ALTER TABLE "bodies" ADD CONSTRAINT "bodies_place" CHECK (("bodies"."bytes" is null) <> ("bodies"."object_key" is null));