import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { hashUploads } from '../../backfill/contentHashes'
import { readStored } from '../../files/readStored'

/** Also hashes the files that are stored, so that they are found again. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "media_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "files_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "media_locales" ALTER COLUMN "alt" DROP NOT NULL;
  ALTER TABLE "media" ADD COLUMN "is_decorative" boolean;
  ALTER TABLE "media" ADD COLUMN "credit" varchar;
  ALTER TABLE "media" ADD COLUMN "licence" varchar;
  ALTER TABLE "media" ADD COLUMN "licence_ends" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "content_hash" varchar;
  ALTER TABLE "files" ADD COLUMN "credit" varchar;
  ALTER TABLE "files" ADD COLUMN "licence" varchar;
  ALTER TABLE "files" ADD COLUMN "licence_ends" timestamp(3) with time zone;
  ALTER TABLE "files" ADD COLUMN "content_hash" varchar;
  ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "files_texts" ADD CONSTRAINT "files_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_texts_order_parent" ON "media_texts" USING btree ("order","parent_id");
  CREATE INDEX "files_texts_order_parent" ON "files_texts" USING btree ("order","parent_id");
  CREATE INDEX "media_licence_ends_idx" ON "media" USING btree ("licence_ends");
  CREATE INDEX "media_content_hash_idx" ON "media" USING btree ("content_hash");
  CREATE INDEX "files_licence_ends_idx" ON "files" USING btree ("licence_ends");
  CREATE INDEX "files_content_hash_idx" ON "files" USING btree ("content_hash");`)
  const media = await db.execute(sql`SELECT "id", "filename" FROM "media";`)
  for await (const { id, hash } of hashUploads(media.rows, readStored('media')))
    await db.execute(sql`UPDATE "media" SET "content_hash" = ${hash} WHERE "id" = ${id};`)
  const files = await db.execute(sql`SELECT "id", "filename" FROM "files";`)
  for await (const { id, hash } of hashUploads(files.rows, readStored('files')))
    await db.execute(sql`UPDATE "files" SET "content_hash" = ${hash} WHERE "id" = ${id};`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "files_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "media_texts" CASCADE;
  DROP TABLE "files_texts" CASCADE;
  DROP INDEX "media_licence_ends_idx";
  DROP INDEX "media_content_hash_idx";
  DROP INDEX "files_licence_ends_idx";
  DROP INDEX "files_content_hash_idx";
  ALTER TABLE "media_locales" ALTER COLUMN "alt" SET NOT NULL;
  ALTER TABLE "media" DROP COLUMN "is_decorative";
  ALTER TABLE "media" DROP COLUMN "credit";
  ALTER TABLE "media" DROP COLUMN "licence";
  ALTER TABLE "media" DROP COLUMN "licence_ends";
  ALTER TABLE "media" DROP COLUMN "content_hash";
  ALTER TABLE "files" DROP COLUMN "credit";
  ALTER TABLE "files" DROP COLUMN "licence";
  ALTER TABLE "files" DROP COLUMN "licence_ends";
  ALTER TABLE "files" DROP COLUMN "content_hash";`)
}
