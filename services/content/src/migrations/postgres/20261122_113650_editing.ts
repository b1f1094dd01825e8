import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_missing_addresses_state" AS ENUM('open', 'redirected', 'ignored');
  CREATE TYPE "public"."enum_missing_addresses_target_kind" AS ENUM('page', 'path', 'external', 'product', 'file');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "missing_addresses" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"path" varchar NOT NULL,
  	"site_id" uuid NOT NULL,
  	"visits" numeric DEFAULT 0 NOT NULL,
  	"first_visit" timestamp(3) with time zone NOT NULL,
  	"last_visit" timestamp(3) with time zone NOT NULL,
  	"referrer" varchar,
  	"state" "enum_missing_addresses_state" DEFAULT 'open' NOT NULL,
  	"target_kind" "enum_missing_addresses_target_kind",
  	"target_page_id" uuid,
  	"target_page_parameters" varchar,
  	"target_path" varchar,
  	"target_url" varchar,
  	"target_product" varchar,
  	"target_file_id" uuid,
  	"target_open_in_new_tab" boolean DEFAULT false,
  	"redirect_id" uuid,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "missing_addresses_locales" (
  	"target_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages_translations" ADD COLUMN "translated_source" jsonb;
  ALTER TABLE "__pages_v_version_translations_v" ADD COLUMN "translated_source" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "missing_addresses_id" uuid;
  ALTER TABLE "missing_addresses" ADD CONSTRAINT "missing_addresses_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "missing_addresses" ADD CONSTRAINT "missing_addresses_target_page_id_pages_id_fk" FOREIGN KEY ("target_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "missing_addresses" ADD CONSTRAINT "missing_addresses_target_file_id_files_id_fk" FOREIGN KEY ("target_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "missing_addresses" ADD CONSTRAINT "missing_addresses_redirect_id_redirects_id_fk" FOREIGN KEY ("redirect_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "missing_addresses_locales" ADD CONSTRAINT "missing_addresses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."missing_addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "missing_addresses_path_idx" ON "missing_addresses" USING btree ("path");
  CREATE INDEX "missing_addresses_site_idx" ON "missing_addresses" USING btree ("site_id");
  CREATE INDEX "missing_addresses_visits_idx" ON "missing_addresses" USING btree ("visits");
  CREATE INDEX "missing_addresses_last_visit_idx" ON "missing_addresses" USING btree ("last_visit");
  CREATE INDEX "missing_addresses_state_idx" ON "missing_addresses" USING btree ("state");
  CREATE INDEX "missing_addresses_target_target_page_idx" ON "missing_addresses" USING btree ("target_page_id");
  CREATE INDEX "missing_addresses_target_target_file_idx" ON "missing_addresses" USING btree ("target_file_id");
  CREATE INDEX "missing_addresses_redirect_idx" ON "missing_addresses" USING btree ("redirect_id");
  CREATE UNIQUE INDEX "missing_addresses_key_idx" ON "missing_addresses" USING btree ("key");
  CREATE INDEX "missing_addresses_updated_at_idx" ON "missing_addresses" USING btree ("updated_at");
  CREATE INDEX "missing_addresses_created_at_idx" ON "missing_addresses" USING btree ("created_at");
  CREATE UNIQUE INDEX "missing_addresses_locales_locale_parent_id_unique" ON "missing_addresses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "missing_addresses_locales_pid_idx" ON "missing_addresses_locales" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_missing_addresses_fk" FOREIGN KEY ("missing_addresses_id") REFERENCES "public"."missing_addresses"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "payload_locked_documents_rels_missing_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("missing_addresses_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "missing_addresses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "missing_addresses_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "missing_addresses" CASCADE;
  DROP TABLE "missing_addresses_locales" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_missing_addresses_fk";
  
  DROP INDEX "_pages_v_autosave_idx";
  DROP INDEX "payload_locked_documents_rels_missing_addresses_id_idx";
  ALTER TABLE "pages_translations" DROP COLUMN "translated_source";
  ALTER TABLE "__pages_v_version_translations_v" DROP COLUMN "translated_source";
  ALTER TABLE "_pages_v" DROP COLUMN "autosave";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "missing_addresses_id";
  DROP TYPE "public"."enum_missing_addresses_state";
  DROP TYPE "public"."enum_missing_addresses_target_kind";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
