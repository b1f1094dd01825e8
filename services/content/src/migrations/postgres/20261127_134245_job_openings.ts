import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_job_openings_languages" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum_job_openings_employment_types" AS ENUM('fullTime', 'partTime', 'temporary', 'internship', 'apprenticeship');
  CREATE TABLE "job_openings_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_job_openings_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "job_openings_employment_types" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_job_openings_employment_types",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "job_openings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"site_id" uuid NOT NULL,
  	"slug" varchar NOT NULL,
  	"location_id" uuid NOT NULL,
  	"published_on" timestamp(3) with time zone NOT NULL,
  	"apply_until" timestamp(3) with time zone,
  	"email" varchar,
  	"application_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "job_openings_locales" (
  	"title" varchar NOT NULL,
  	"department" varchar NOT NULL,
  	"text" jsonb NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "job_openings_id" uuid;
  ALTER TABLE "job_openings_languages" ADD CONSTRAINT "job_openings_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_openings_employment_types" ADD CONSTRAINT "job_openings_employment_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_openings" ADD CONSTRAINT "job_openings_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_openings" ADD CONSTRAINT "job_openings_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_openings_locales" ADD CONSTRAINT "job_openings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "job_openings_languages_order_idx" ON "job_openings_languages" USING btree ("order");
  CREATE INDEX "job_openings_languages_parent_idx" ON "job_openings_languages" USING btree ("parent_id");
  CREATE INDEX "job_openings_employment_types_order_idx" ON "job_openings_employment_types" USING btree ("order");
  CREATE INDEX "job_openings_employment_types_parent_idx" ON "job_openings_employment_types" USING btree ("parent_id");
  CREATE INDEX "job_openings_site_idx" ON "job_openings" USING btree ("site_id");
  CREATE INDEX "job_openings_slug_idx" ON "job_openings" USING btree ("slug");
  CREATE INDEX "job_openings_location_idx" ON "job_openings" USING btree ("location_id");
  CREATE INDEX "job_openings_updated_at_idx" ON "job_openings" USING btree ("updated_at");
  CREATE INDEX "job_openings_created_at_idx" ON "job_openings" USING btree ("created_at");
  CREATE UNIQUE INDEX "job_openings_locales_locale_parent_id_unique" ON "job_openings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "job_openings_locales_pid_idx" ON "job_openings_locales" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_job_openings_fk" FOREIGN KEY ("job_openings_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_job_openings_id_idx" ON "payload_locked_documents_rels" USING btree ("job_openings_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "job_openings_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "job_openings_employment_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "job_openings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "job_openings_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "job_openings_languages" CASCADE;
  DROP TABLE "job_openings_employment_types" CASCADE;
  DROP TABLE "job_openings" CASCADE;
  DROP TABLE "job_openings_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_job_openings_fk";
  
  DROP INDEX "payload_locked_documents_rels_job_openings_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "job_openings_id";
  DROP TYPE "public"."enum_job_openings_languages";
  DROP TYPE "public"."enum_job_openings_employment_types";`)
}
