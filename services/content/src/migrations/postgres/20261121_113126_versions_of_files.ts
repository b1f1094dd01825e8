import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres';
import { listRespelled, listShownFiles } from '../../backfill/versionsOfFiles';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "files_slug_idx";
  ALTER TABLE "pages_rels" ADD COLUMN "files_id" uuid;
  ALTER TABLE "_pages_v_rels" ADD COLUMN "files_id" uuid;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_rels_files_id_idx" ON "pages_rels" USING btree ("files_id");
  CREATE INDEX "_pages_v_rels_files_id_idx" ON "_pages_v_rels" USING btree ("files_id");
  CREATE UNIQUE INDEX "slug_locale_idx" ON "files" USING btree ("slug","locale");
  CREATE INDEX "files_slug_idx" ON "files" USING btree ("slug");
  UPDATE "pages" SET "protection_mode" = 'none' WHERE "protection_mode" IS NULL;`)
  const pages = await db.execute(sql`SELECT "id", "modules" FROM "pages";`)
  const files = await db.execute(sql`SELECT "id", "slug" FROM "files";`)
  for (const { page, file, order } of listShownFiles(pages.rows, files.rows))
    await db.execute(
      sql`INSERT INTO "pages_rels" ("order", "parent_id", "path", "files_id") VALUES (${order}, ${page}, 'shownFiles', ${file});`,
    )
  const redirects = await db.execute(sql`SELECT "id", "previous_url" FROM "redirects";`)
  for (const { id, previousUrl } of listRespelled(redirects.rows))
    await db.execute(sql`UPDATE "redirects" SET "previous_url" = ${previousUrl} WHERE "id" = ${id};`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_rels" DROP CONSTRAINT "pages_rels_files_fk";
  
  ALTER TABLE "_pages_v_rels" DROP CONSTRAINT "_pages_v_rels_files_fk";
  
  DROP INDEX "pages_rels_files_id_idx";
  DROP INDEX "_pages_v_rels_files_id_idx";
  DROP INDEX "slug_locale_idx";
  DROP INDEX "files_slug_idx";
  CREATE UNIQUE INDEX "files_slug_idx" ON "files" USING btree ("slug");
  ALTER TABLE "pages_rels" DROP COLUMN "files_id";
  ALTER TABLE "_pages_v_rels" DROP COLUMN "files_id";`)
}
