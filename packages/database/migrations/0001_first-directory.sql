-- The dashboard's product card leads to the first directory, so every fresh database has one.
INSERT INTO "directories" ("id", "slug", "position") VALUES ('019a7b1c-5d00-7000-8000-70726f647563', 'product-research', 1);
