import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Openings that are stored are published, each with a version: lists of the admin show newest versions. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_job_openings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__job_openings_v_version_languages" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum__job_openings_v_version_employment_types" AS ENUM('fullTime', 'partTime', 'temporary', 'internship', 'apprenticeship');
  CREATE TYPE "public"."enum__job_openings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__job_openings_v_published_locale" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TABLE "_job_openings_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__job_openings_v_version_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_job_openings_v_version_employment_types" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__job_openings_v_version_employment_types",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_job_openings_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_site_id" uuid,
  	"version_slug" varchar,
  	"version_location_id" uuid,
  	"version_published_on" timestamp(3) with time zone,
  	"version_apply_until" timestamp(3) with time zone,
  	"version_email" varchar,
  	"version_application_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__job_openings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__job_openings_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_job_openings_v_locales" (
  	"version_title" varchar,
  	"version_department" varchar,
  	"version_text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "job_openings" ALTER COLUMN "site_id" DROP NOT NULL;
  ALTER TABLE "job_openings" ALTER COLUMN "slug" DROP NOT NULL;
  ALTER TABLE "job_openings" ALTER COLUMN "location_id" DROP NOT NULL;
  ALTER TABLE "job_openings" ALTER COLUMN "published_on" DROP NOT NULL;
  ALTER TABLE "job_openings_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "job_openings_locales" ALTER COLUMN "department" DROP NOT NULL;
  ALTER TABLE "job_openings_locales" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "job_openings" ADD COLUMN "_status" "enum_job_openings_status" DEFAULT 'draft';
  ALTER TABLE "_job_openings_v_version_languages" ADD CONSTRAINT "_job_openings_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_job_openings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_job_openings_v_version_employment_types" ADD CONSTRAINT "_job_openings_v_version_employment_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_job_openings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_job_openings_v" ADD CONSTRAINT "_job_openings_v_parent_id_job_openings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."job_openings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_job_openings_v" ADD CONSTRAINT "_job_openings_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_job_openings_v" ADD CONSTRAINT "_job_openings_v_version_location_id_locations_id_fk" FOREIGN KEY ("version_location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_job_openings_v_locales" ADD CONSTRAINT "_job_openings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_job_openings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_job_openings_v_version_languages_order_idx" ON "_job_openings_v_version_languages" USING btree ("order");
  CREATE INDEX "_job_openings_v_version_languages_parent_idx" ON "_job_openings_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_job_openings_v_version_employment_types_order_idx" ON "_job_openings_v_version_employment_types" USING btree ("order");
  CREATE INDEX "_job_openings_v_version_employment_types_parent_idx" ON "_job_openings_v_version_employment_types" USING btree ("parent_id");
  CREATE INDEX "_job_openings_v_parent_idx" ON "_job_openings_v" USING btree ("parent_id");
  CREATE INDEX "_job_openings_v_version_version_site_idx" ON "_job_openings_v" USING btree ("version_site_id");
  CREATE INDEX "_job_openings_v_version_version_slug_idx" ON "_job_openings_v" USING btree ("version_slug");
  CREATE INDEX "_job_openings_v_version_version_location_idx" ON "_job_openings_v" USING btree ("version_location_id");
  CREATE INDEX "_job_openings_v_version_version_updated_at_idx" ON "_job_openings_v" USING btree ("version_updated_at");
  CREATE INDEX "_job_openings_v_version_version_created_at_idx" ON "_job_openings_v" USING btree ("version_created_at");
  CREATE INDEX "_job_openings_v_version_version__status_idx" ON "_job_openings_v" USING btree ("version__status");
  CREATE INDEX "_job_openings_v_created_at_idx" ON "_job_openings_v" USING btree ("created_at");
  CREATE INDEX "_job_openings_v_updated_at_idx" ON "_job_openings_v" USING btree ("updated_at");
  CREATE INDEX "_job_openings_v_snapshot_idx" ON "_job_openings_v" USING btree ("snapshot");
  CREATE INDEX "_job_openings_v_published_locale_idx" ON "_job_openings_v" USING btree ("published_locale");
  CREATE INDEX "_job_openings_v_latest_idx" ON "_job_openings_v" USING btree ("latest");
  CREATE INDEX "_job_openings_v_autosave_idx" ON "_job_openings_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_job_openings_v_locales_locale_parent_id_unique" ON "_job_openings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_job_openings_v_locales_pid_idx" ON "_job_openings_v_locales" USING btree ("_parent_id");
  CREATE INDEX "job_openings__status_idx" ON "job_openings" USING btree ("_status");`)
  await db.execute(sql`
  UPDATE "job_openings" SET "_status" = 'published';
  INSERT INTO "_job_openings_v" ("id", "parent_id", "version_site_id", "version_slug", "version_location_id", "version_published_on", "version_apply_until", "version_email", "version_application_url", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "id", "site_id", "slug", "location_id", "published_on", "apply_until", "email", "application_url", "updated_at", "created_at", 'published', "created_at", "updated_at", true FROM "job_openings";
  INSERT INTO "_job_openings_v_locales" ("version_title", "version_department", "version_text", "_locale", "_parent_id") SELECT "title", "department", "text", "_locale", "_parent_id" FROM "job_openings_locales";
  INSERT INTO "_job_openings_v_version_languages" ("order", "parent_id", "value", "id") SELECT "order", "parent_id", "value"::text::"enum__job_openings_v_version_languages", "id" FROM "job_openings_languages";
  INSERT INTO "_job_openings_v_version_employment_types" ("order", "parent_id", "value", "id") SELECT "order", "parent_id", "value"::text::"enum__job_openings_v_version_employment_types", "id" FROM "job_openings_employment_types";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_job_openings_v_version_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_job_openings_v_version_employment_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_job_openings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_job_openings_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_job_openings_v_version_languages" CASCADE;
  DROP TABLE "_job_openings_v_version_employment_types" CASCADE;
  DROP TABLE "_job_openings_v" CASCADE;
  DROP TABLE "_job_openings_v_locales" CASCADE;
  DROP INDEX "job_openings__status_idx";
  ALTER TABLE "job_openings" ALTER COLUMN "site_id" SET NOT NULL;
  ALTER TABLE "job_openings" ALTER COLUMN "slug" SET NOT NULL;
  ALTER TABLE "job_openings" ALTER COLUMN "location_id" SET NOT NULL;
  ALTER TABLE "job_openings" ALTER COLUMN "published_on" SET NOT NULL;
  ALTER TABLE "job_openings_locales" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "job_openings_locales" ALTER COLUMN "department" SET NOT NULL;
  ALTER TABLE "job_openings_locales" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "job_openings" DROP COLUMN "_status";
  DROP TYPE "public"."enum_job_openings_status";
  DROP TYPE "public"."enum__job_openings_v_version_languages";
  DROP TYPE "public"."enum__job_openings_v_version_employment_types";
  DROP TYPE "public"."enum__job_openings_v_version_status";
  DROP TYPE "public"."enum__job_openings_v_published_locale";`)
}
