import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_stories_languages" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum_stories_category" AS ENUM('customers', 'technology', 'people', 'sustainability', 'company');
  CREATE TYPE "public"."enum_stories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__stories_v_version_languages" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum__stories_v_version_category" AS ENUM('customers', 'technology', 'people', 'sustainability', 'company');
  CREATE TYPE "public"."enum__stories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__stories_v_published_locale" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum_media_releases_languages" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum_media_releases_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__media_releases_v_version_languages" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum__media_releases_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__media_releases_v_published_locale" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum_news_link_kind" AS ENUM('page', 'path', 'external', 'product', 'file');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_link_kind" AS ENUM('page', 'path', 'external', 'product', 'file');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum_events_languages" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum_events_kind" AS ENUM('tradeFair', 'openHouse', 'seminar', 'webinar');
  CREATE TYPE "public"."enum_events_link_kind" AS ENUM('page', 'path', 'external', 'product', 'file');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_languages" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum__events_v_version_kind" AS ENUM('tradeFair', 'openHouse', 'seminar', 'webinar');
  CREATE TYPE "public"."enum__events_v_version_link_kind" AS ENUM('page', 'path', 'external', 'product', 'file');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_published_locale" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum_locations_kinds" AS ENUM('headquarters', 'plant', 'sales', 'service', 'training', 'distributor');
  CREATE TYPE "public"."enum_locations_opening_hours_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum_terms_kind" AS ENUM('sales', 'purchasing', 'software', 'service', 'privacy');
  CREATE TYPE "public"."enum_terms_language" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TABLE "stories_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_stories_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "stories" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"teaser_image_id" uuid,
  	"modules" jsonb,
  	"publication_date" timestamp(3) with time zone,
  	"category" "enum_stories_category",
  	"has_video" boolean DEFAULT false,
  	"site_id" uuid,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_stories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "stories_locales" (
  	"title" varchar,
  	"lead_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "stories_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "stories_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"topics_id" uuid,
  	"story_contacts_id" uuid,
  	"countries_id" uuid
  );
  
  CREATE TABLE "_stories_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__stories_v_version_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_stories_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_teaser_image_id" uuid,
  	"version_modules" jsonb,
  	"version_publication_date" timestamp(3) with time zone,
  	"version_category" "enum__stories_v_version_category",
  	"version_has_video" boolean DEFAULT false,
  	"version_site_id" uuid,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__stories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__stories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_stories_v_locales" (
  	"version_title" varchar,
  	"version_lead_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_stories_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_stories_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"topics_id" uuid,
  	"story_contacts_id" uuid,
  	"countries_id" uuid
  );
  
  CREATE TABLE "story_contacts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"site_id" uuid NOT NULL,
  	"slug" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "story_contacts_locales" (
  	"name" varchar NOT NULL,
  	"role" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "topics" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "topics_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "media_releases_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_media_releases_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "media_releases" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"teaser_image_id" uuid,
  	"modules" jsonb,
  	"publication_date" timestamp(3) with time zone,
  	"adhoc" boolean DEFAULT false,
  	"contact_email" varchar,
  	"site_id" uuid,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_media_releases_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "media_releases_locales" (
  	"title" varchar,
  	"lead_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "media_releases_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" uuid,
  	"countries_id" uuid
  );
  
  CREATE TABLE "_media_releases_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__media_releases_v_version_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_media_releases_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_teaser_image_id" uuid,
  	"version_modules" jsonb,
  	"version_publication_date" timestamp(3) with time zone,
  	"version_adhoc" boolean DEFAULT false,
  	"version_contact_email" varchar,
  	"version_site_id" uuid,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__media_releases_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__media_releases_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_media_releases_v_locales" (
  	"version_title" varchar,
  	"version_lead_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_media_releases_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" uuid,
  	"countries_id" uuid
  );
  
  CREATE TABLE "news" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"site_id" uuid,
  	"publication_date" timestamp(3) with time zone,
  	"image_id" uuid,
  	"link_kind" "enum_news_link_kind",
  	"link_page_id" uuid,
  	"link_page_parameters" varchar,
  	"link_path" varchar,
  	"link_url" varchar,
  	"link_product" varchar,
  	"link_file_id" uuid,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "news_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_news_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_site_id" uuid,
  	"version_publication_date" timestamp(3) with time zone,
  	"version_image_id" uuid,
  	"version_link_kind" "enum__news_v_version_link_kind",
  	"version_link_page_id" uuid,
  	"version_link_page_parameters" varchar,
  	"version_link_path" varchar,
  	"version_link_url" varchar,
  	"version_link_product" varchar,
  	"version_link_file_id" uuid,
  	"version_link_open_in_new_tab" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_news_v_locales" (
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "events_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_events_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"teaser_image_id" uuid,
  	"modules" jsonb,
  	"start_date" timestamp(3) with time zone,
  	"end_date" timestamp(3) with time zone,
  	"is_all_day" boolean DEFAULT false,
  	"time_zone" varchar DEFAULT 'Europe/Zurich',
  	"kind" "enum_events_kind",
  	"country_id" uuid,
  	"stand" varchar,
  	"link_kind" "enum_events_link_kind",
  	"link_page_id" uuid,
  	"link_page_parameters" varchar,
  	"link_path" varchar,
  	"link_url" varchar,
  	"link_product" varchar,
  	"link_file_id" uuid,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"site_id" uuid,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "events_locales" (
  	"title" varchar,
  	"lead_text" varchar,
  	"place" varchar,
  	"address" varchar,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "events_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" uuid
  );
  
  CREATE TABLE "_events_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__events_v_version_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_events_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_teaser_image_id" uuid,
  	"version_modules" jsonb,
  	"version_start_date" timestamp(3) with time zone,
  	"version_end_date" timestamp(3) with time zone,
  	"version_is_all_day" boolean DEFAULT false,
  	"version_time_zone" varchar DEFAULT 'Europe/Zurich',
  	"version_kind" "enum__events_v_version_kind",
  	"version_country_id" uuid,
  	"version_stand" varchar,
  	"version_link_kind" "enum__events_v_version_link_kind",
  	"version_link_page_id" uuid,
  	"version_link_page_parameters" varchar,
  	"version_link_path" varchar,
  	"version_link_url" varchar,
  	"version_link_product" varchar,
  	"version_link_file_id" uuid,
  	"version_link_open_in_new_tab" boolean DEFAULT false,
  	"version_site_id" uuid,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__events_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_events_v_locales" (
  	"version_title" varchar,
  	"version_lead_text" varchar,
  	"version_place" varchar,
  	"version_address" varchar,
  	"version_link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_events_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" uuid
  );
  
  CREATE TABLE "locations_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_locations_kinds",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "locations_opening_hours_days" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_locations_opening_hours_days",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "locations_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"opens" varchar NOT NULL,
  	"closes" varchar NOT NULL
  );
  
  CREATE TABLE "locations_closed_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "locations_closed_days_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "locations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"site_id" uuid NOT NULL,
  	"slug" varchar NOT NULL,
  	"street" varchar,
  	"zip" varchar,
  	"country_id" uuid NOT NULL,
  	"latitude" numeric NOT NULL,
  	"longitude" numeric NOT NULL,
  	"time_zone" varchar NOT NULL,
  	"phone" varchar,
  	"email" varchar,
  	"website" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "locations_locales" (
  	"name" varchar NOT NULL,
  	"city" varchar NOT NULL,
  	"region" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "terms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"site_id" uuid NOT NULL,
  	"slug" varchar NOT NULL,
  	"kind" "enum_terms_kind" NOT NULL,
  	"language" "enum_terms_language" NOT NULL,
  	"valid_from" timestamp(3) with time zone,
  	"file_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "terms_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "terms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" uuid
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "stories_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "story_contacts_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "topics_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "media_releases_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "news_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "events_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "locations_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "terms_id" uuid;
  ALTER TABLE "stories_languages" ADD CONSTRAINT "stories_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stories" ADD CONSTRAINT "stories_teaser_image_id_media_id_fk" FOREIGN KEY ("teaser_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stories" ADD CONSTRAINT "stories_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stories_locales" ADD CONSTRAINT "stories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stories_texts" ADD CONSTRAINT "stories_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stories_rels" ADD CONSTRAINT "stories_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stories_rels" ADD CONSTRAINT "stories_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stories_rels" ADD CONSTRAINT "stories_rels_story_contacts_fk" FOREIGN KEY ("story_contacts_id") REFERENCES "public"."story_contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stories_rels" ADD CONSTRAINT "stories_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stories_v_version_languages" ADD CONSTRAINT "_stories_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_stories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stories_v" ADD CONSTRAINT "_stories_v_parent_id_stories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stories_v" ADD CONSTRAINT "_stories_v_version_teaser_image_id_media_id_fk" FOREIGN KEY ("version_teaser_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stories_v" ADD CONSTRAINT "_stories_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stories_v_locales" ADD CONSTRAINT "_stories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_stories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stories_v_texts" ADD CONSTRAINT "_stories_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_stories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stories_v_rels" ADD CONSTRAINT "_stories_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_stories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stories_v_rels" ADD CONSTRAINT "_stories_v_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stories_v_rels" ADD CONSTRAINT "_stories_v_rels_story_contacts_fk" FOREIGN KEY ("story_contacts_id") REFERENCES "public"."story_contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stories_v_rels" ADD CONSTRAINT "_stories_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "story_contacts" ADD CONSTRAINT "story_contacts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "story_contacts" ADD CONSTRAINT "story_contacts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "story_contacts_locales" ADD CONSTRAINT "story_contacts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."story_contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "topics_locales" ADD CONSTRAINT "topics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_releases_languages" ADD CONSTRAINT "media_releases_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_releases" ADD CONSTRAINT "media_releases_teaser_image_id_media_id_fk" FOREIGN KEY ("teaser_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_releases" ADD CONSTRAINT "media_releases_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_releases_locales" ADD CONSTRAINT "media_releases_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_releases_rels" ADD CONSTRAINT "media_releases_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_releases_rels" ADD CONSTRAINT "media_releases_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_releases_rels" ADD CONSTRAINT "media_releases_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_media_releases_v_version_languages" ADD CONSTRAINT "_media_releases_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_media_releases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_media_releases_v" ADD CONSTRAINT "_media_releases_v_parent_id_media_releases_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media_releases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_media_releases_v" ADD CONSTRAINT "_media_releases_v_version_teaser_image_id_media_id_fk" FOREIGN KEY ("version_teaser_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_media_releases_v" ADD CONSTRAINT "_media_releases_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_media_releases_v_locales" ADD CONSTRAINT "_media_releases_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_media_releases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_media_releases_v_rels" ADD CONSTRAINT "_media_releases_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_media_releases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_media_releases_v_rels" ADD CONSTRAINT "_media_releases_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_media_releases_v_rels" ADD CONSTRAINT "_media_releases_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_link_file_id_files_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_link_page_id_pages_id_fk" FOREIGN KEY ("version_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_link_file_id_files_id_fk" FOREIGN KEY ("version_link_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_languages" ADD CONSTRAINT "events_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_teaser_image_id_media_id_fk" FOREIGN KEY ("teaser_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_link_file_id_files_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_locales" ADD CONSTRAINT "events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_languages" ADD CONSTRAINT "_events_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_teaser_image_id_media_id_fk" FOREIGN KEY ("version_teaser_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_country_id_countries_id_fk" FOREIGN KEY ("version_country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_link_page_id_pages_id_fk" FOREIGN KEY ("version_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_link_file_id_files_id_fk" FOREIGN KEY ("version_link_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_locales" ADD CONSTRAINT "_events_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_kinds" ADD CONSTRAINT "locations_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_opening_hours_days" ADD CONSTRAINT "locations_opening_hours_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations_opening_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_opening_hours" ADD CONSTRAINT "locations_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_closed_days" ADD CONSTRAINT "locations_closed_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_closed_days_locales" ADD CONSTRAINT "locations_closed_days_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations_closed_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations" ADD CONSTRAINT "locations_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "locations" ADD CONSTRAINT "locations_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "locations_locales" ADD CONSTRAINT "locations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "terms" ADD CONSTRAINT "terms_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "terms" ADD CONSTRAINT "terms_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "terms_locales" ADD CONSTRAINT "terms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "terms_rels" ADD CONSTRAINT "terms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "terms_rels" ADD CONSTRAINT "terms_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "stories_languages_order_idx" ON "stories_languages" USING btree ("order");
  CREATE INDEX "stories_languages_parent_idx" ON "stories_languages" USING btree ("parent_id");
  CREATE INDEX "stories_teaser_image_idx" ON "stories" USING btree ("teaser_image_id");
  CREATE INDEX "stories_publication_date_idx" ON "stories" USING btree ("publication_date");
  CREATE INDEX "stories_site_idx" ON "stories" USING btree ("site_id");
  CREATE INDEX "stories_slug_idx" ON "stories" USING btree ("slug");
  CREATE INDEX "stories_updated_at_idx" ON "stories" USING btree ("updated_at");
  CREATE INDEX "stories_created_at_idx" ON "stories" USING btree ("created_at");
  CREATE INDEX "stories__status_idx" ON "stories" USING btree ("_status");
  CREATE UNIQUE INDEX "stories_locales_locale_parent_id_unique" ON "stories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "stories_locales_pid_idx" ON "stories_locales" USING btree ("_parent_id");
  CREATE INDEX "stories_texts_order_parent" ON "stories_texts" USING btree ("order","parent_id");
  CREATE INDEX "stories_rels_order_idx" ON "stories_rels" USING btree ("order");
  CREATE INDEX "stories_rels_parent_idx" ON "stories_rels" USING btree ("parent_id");
  CREATE INDEX "stories_rels_path_idx" ON "stories_rels" USING btree ("path");
  CREATE INDEX "stories_rels_topics_id_idx" ON "stories_rels" USING btree ("topics_id");
  CREATE INDEX "stories_rels_story_contacts_id_idx" ON "stories_rels" USING btree ("story_contacts_id");
  CREATE INDEX "stories_rels_countries_id_idx" ON "stories_rels" USING btree ("countries_id");
  CREATE INDEX "_stories_v_version_languages_order_idx" ON "_stories_v_version_languages" USING btree ("order");
  CREATE INDEX "_stories_v_version_languages_parent_idx" ON "_stories_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_stories_v_parent_idx" ON "_stories_v" USING btree ("parent_id");
  CREATE INDEX "_stories_v_version_version_teaser_image_idx" ON "_stories_v" USING btree ("version_teaser_image_id");
  CREATE INDEX "_stories_v_version_version_publication_date_idx" ON "_stories_v" USING btree ("version_publication_date");
  CREATE INDEX "_stories_v_version_version_site_idx" ON "_stories_v" USING btree ("version_site_id");
  CREATE INDEX "_stories_v_version_version_slug_idx" ON "_stories_v" USING btree ("version_slug");
  CREATE INDEX "_stories_v_version_version_updated_at_idx" ON "_stories_v" USING btree ("version_updated_at");
  CREATE INDEX "_stories_v_version_version_created_at_idx" ON "_stories_v" USING btree ("version_created_at");
  CREATE INDEX "_stories_v_version_version__status_idx" ON "_stories_v" USING btree ("version__status");
  CREATE INDEX "_stories_v_created_at_idx" ON "_stories_v" USING btree ("created_at");
  CREATE INDEX "_stories_v_updated_at_idx" ON "_stories_v" USING btree ("updated_at");
  CREATE INDEX "_stories_v_snapshot_idx" ON "_stories_v" USING btree ("snapshot");
  CREATE INDEX "_stories_v_published_locale_idx" ON "_stories_v" USING btree ("published_locale");
  CREATE INDEX "_stories_v_latest_idx" ON "_stories_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_stories_v_locales_locale_parent_id_unique" ON "_stories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_stories_v_locales_pid_idx" ON "_stories_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_stories_v_texts_order_parent" ON "_stories_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_stories_v_rels_order_idx" ON "_stories_v_rels" USING btree ("order");
  CREATE INDEX "_stories_v_rels_parent_idx" ON "_stories_v_rels" USING btree ("parent_id");
  CREATE INDEX "_stories_v_rels_path_idx" ON "_stories_v_rels" USING btree ("path");
  CREATE INDEX "_stories_v_rels_topics_id_idx" ON "_stories_v_rels" USING btree ("topics_id");
  CREATE INDEX "_stories_v_rels_story_contacts_id_idx" ON "_stories_v_rels" USING btree ("story_contacts_id");
  CREATE INDEX "_stories_v_rels_countries_id_idx" ON "_stories_v_rels" USING btree ("countries_id");
  CREATE INDEX "story_contacts_site_idx" ON "story_contacts" USING btree ("site_id");
  CREATE INDEX "story_contacts_slug_idx" ON "story_contacts" USING btree ("slug");
  CREATE INDEX "story_contacts_image_idx" ON "story_contacts" USING btree ("image_id");
  CREATE INDEX "story_contacts_updated_at_idx" ON "story_contacts" USING btree ("updated_at");
  CREATE INDEX "story_contacts_created_at_idx" ON "story_contacts" USING btree ("created_at");
  CREATE UNIQUE INDEX "story_contacts_locales_locale_parent_id_unique" ON "story_contacts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "story_contacts_locales_pid_idx" ON "story_contacts_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "topics_slug_idx" ON "topics" USING btree ("slug");
  CREATE INDEX "topics_updated_at_idx" ON "topics" USING btree ("updated_at");
  CREATE INDEX "topics_created_at_idx" ON "topics" USING btree ("created_at");
  CREATE UNIQUE INDEX "topics_locales_locale_parent_id_unique" ON "topics_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "topics_locales_pid_idx" ON "topics_locales" USING btree ("_parent_id");
  CREATE INDEX "media_releases_languages_order_idx" ON "media_releases_languages" USING btree ("order");
  CREATE INDEX "media_releases_languages_parent_idx" ON "media_releases_languages" USING btree ("parent_id");
  CREATE INDEX "media_releases_teaser_image_idx" ON "media_releases" USING btree ("teaser_image_id");
  CREATE INDEX "media_releases_publication_date_idx" ON "media_releases" USING btree ("publication_date");
  CREATE INDEX "media_releases_site_idx" ON "media_releases" USING btree ("site_id");
  CREATE INDEX "media_releases_slug_idx" ON "media_releases" USING btree ("slug");
  CREATE INDEX "media_releases_updated_at_idx" ON "media_releases" USING btree ("updated_at");
  CREATE INDEX "media_releases_created_at_idx" ON "media_releases" USING btree ("created_at");
  CREATE INDEX "media_releases__status_idx" ON "media_releases" USING btree ("_status");
  CREATE UNIQUE INDEX "media_releases_locales_locale_parent_id_unique" ON "media_releases_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_releases_locales_pid_idx" ON "media_releases_locales" USING btree ("_parent_id");
  CREATE INDEX "media_releases_rels_order_idx" ON "media_releases_rels" USING btree ("order");
  CREATE INDEX "media_releases_rels_parent_idx" ON "media_releases_rels" USING btree ("parent_id");
  CREATE INDEX "media_releases_rels_path_idx" ON "media_releases_rels" USING btree ("path");
  CREATE INDEX "media_releases_rels_files_id_idx" ON "media_releases_rels" USING btree ("files_id");
  CREATE INDEX "media_releases_rels_countries_id_idx" ON "media_releases_rels" USING btree ("countries_id");
  CREATE INDEX "_media_releases_v_version_languages_order_idx" ON "_media_releases_v_version_languages" USING btree ("order");
  CREATE INDEX "_media_releases_v_version_languages_parent_idx" ON "_media_releases_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_media_releases_v_parent_idx" ON "_media_releases_v" USING btree ("parent_id");
  CREATE INDEX "_media_releases_v_version_version_teaser_image_idx" ON "_media_releases_v" USING btree ("version_teaser_image_id");
  CREATE INDEX "_media_releases_v_version_version_publication_date_idx" ON "_media_releases_v" USING btree ("version_publication_date");
  CREATE INDEX "_media_releases_v_version_version_site_idx" ON "_media_releases_v" USING btree ("version_site_id");
  CREATE INDEX "_media_releases_v_version_version_slug_idx" ON "_media_releases_v" USING btree ("version_slug");
  CREATE INDEX "_media_releases_v_version_version_updated_at_idx" ON "_media_releases_v" USING btree ("version_updated_at");
  CREATE INDEX "_media_releases_v_version_version_created_at_idx" ON "_media_releases_v" USING btree ("version_created_at");
  CREATE INDEX "_media_releases_v_version_version__status_idx" ON "_media_releases_v" USING btree ("version__status");
  CREATE INDEX "_media_releases_v_created_at_idx" ON "_media_releases_v" USING btree ("created_at");
  CREATE INDEX "_media_releases_v_updated_at_idx" ON "_media_releases_v" USING btree ("updated_at");
  CREATE INDEX "_media_releases_v_snapshot_idx" ON "_media_releases_v" USING btree ("snapshot");
  CREATE INDEX "_media_releases_v_published_locale_idx" ON "_media_releases_v" USING btree ("published_locale");
  CREATE INDEX "_media_releases_v_latest_idx" ON "_media_releases_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_media_releases_v_locales_locale_parent_id_unique" ON "_media_releases_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_media_releases_v_locales_pid_idx" ON "_media_releases_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_media_releases_v_rels_order_idx" ON "_media_releases_v_rels" USING btree ("order");
  CREATE INDEX "_media_releases_v_rels_parent_idx" ON "_media_releases_v_rels" USING btree ("parent_id");
  CREATE INDEX "_media_releases_v_rels_path_idx" ON "_media_releases_v_rels" USING btree ("path");
  CREATE INDEX "_media_releases_v_rels_files_id_idx" ON "_media_releases_v_rels" USING btree ("files_id");
  CREATE INDEX "_media_releases_v_rels_countries_id_idx" ON "_media_releases_v_rels" USING btree ("countries_id");
  CREATE INDEX "news_site_idx" ON "news" USING btree ("site_id");
  CREATE INDEX "news_publication_date_idx" ON "news" USING btree ("publication_date");
  CREATE INDEX "news_image_idx" ON "news" USING btree ("image_id");
  CREATE INDEX "news_link_link_page_idx" ON "news" USING btree ("link_page_id");
  CREATE INDEX "news_link_link_file_idx" ON "news" USING btree ("link_file_id");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE UNIQUE INDEX "news_locales_locale_parent_id_unique" ON "news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_locales_pid_idx" ON "news_locales" USING btree ("_parent_id");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_site_idx" ON "_news_v" USING btree ("version_site_id");
  CREATE INDEX "_news_v_version_version_publication_date_idx" ON "_news_v" USING btree ("version_publication_date");
  CREATE INDEX "_news_v_version_version_image_idx" ON "_news_v" USING btree ("version_image_id");
  CREATE INDEX "_news_v_version_link_version_link_page_idx" ON "_news_v" USING btree ("version_link_page_id");
  CREATE INDEX "_news_v_version_link_version_link_file_idx" ON "_news_v" USING btree ("version_link_file_id");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_v_locales_pid_idx" ON "_news_v_locales" USING btree ("_parent_id");
  CREATE INDEX "events_languages_order_idx" ON "events_languages" USING btree ("order");
  CREATE INDEX "events_languages_parent_idx" ON "events_languages" USING btree ("parent_id");
  CREATE INDEX "events_teaser_image_idx" ON "events" USING btree ("teaser_image_id");
  CREATE INDEX "events_start_date_idx" ON "events" USING btree ("start_date");
  CREATE INDEX "events_country_idx" ON "events" USING btree ("country_id");
  CREATE INDEX "events_link_link_page_idx" ON "events" USING btree ("link_page_id");
  CREATE INDEX "events_link_link_file_idx" ON "events" USING btree ("link_file_id");
  CREATE INDEX "events_site_idx" ON "events" USING btree ("site_id");
  CREATE INDEX "events_slug_idx" ON "events" USING btree ("slug");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE UNIQUE INDEX "events_locales_locale_parent_id_unique" ON "events_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_locales_pid_idx" ON "events_locales" USING btree ("_parent_id");
  CREATE INDEX "events_rels_order_idx" ON "events_rels" USING btree ("order");
  CREATE INDEX "events_rels_parent_idx" ON "events_rels" USING btree ("parent_id");
  CREATE INDEX "events_rels_path_idx" ON "events_rels" USING btree ("path");
  CREATE INDEX "events_rels_countries_id_idx" ON "events_rels" USING btree ("countries_id");
  CREATE INDEX "_events_v_version_languages_order_idx" ON "_events_v_version_languages" USING btree ("order");
  CREATE INDEX "_events_v_version_languages_parent_idx" ON "_events_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_teaser_image_idx" ON "_events_v" USING btree ("version_teaser_image_id");
  CREATE INDEX "_events_v_version_version_start_date_idx" ON "_events_v" USING btree ("version_start_date");
  CREATE INDEX "_events_v_version_version_country_idx" ON "_events_v" USING btree ("version_country_id");
  CREATE INDEX "_events_v_version_link_version_link_page_idx" ON "_events_v" USING btree ("version_link_page_id");
  CREATE INDEX "_events_v_version_link_version_link_file_idx" ON "_events_v" USING btree ("version_link_file_id");
  CREATE INDEX "_events_v_version_version_site_idx" ON "_events_v" USING btree ("version_site_id");
  CREATE INDEX "_events_v_version_version_slug_idx" ON "_events_v" USING btree ("version_slug");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_snapshot_idx" ON "_events_v" USING btree ("snapshot");
  CREATE INDEX "_events_v_published_locale_idx" ON "_events_v" USING btree ("published_locale");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_events_v_locales_locale_parent_id_unique" ON "_events_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_locales_pid_idx" ON "_events_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_events_v_rels_order_idx" ON "_events_v_rels" USING btree ("order");
  CREATE INDEX "_events_v_rels_parent_idx" ON "_events_v_rels" USING btree ("parent_id");
  CREATE INDEX "_events_v_rels_path_idx" ON "_events_v_rels" USING btree ("path");
  CREATE INDEX "_events_v_rels_countries_id_idx" ON "_events_v_rels" USING btree ("countries_id");
  CREATE INDEX "locations_kinds_order_idx" ON "locations_kinds" USING btree ("order");
  CREATE INDEX "locations_kinds_parent_idx" ON "locations_kinds" USING btree ("parent_id");
  CREATE INDEX "locations_opening_hours_days_order_idx" ON "locations_opening_hours_days" USING btree ("order");
  CREATE INDEX "locations_opening_hours_days_parent_idx" ON "locations_opening_hours_days" USING btree ("parent_id");
  CREATE INDEX "locations_opening_hours_order_idx" ON "locations_opening_hours" USING btree ("_order");
  CREATE INDEX "locations_opening_hours_parent_id_idx" ON "locations_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "locations_closed_days_order_idx" ON "locations_closed_days" USING btree ("_order");
  CREATE INDEX "locations_closed_days_parent_id_idx" ON "locations_closed_days" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "locations_closed_days_locales_locale_parent_id_unique" ON "locations_closed_days_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "locations_closed_days_locales_pid_idx" ON "locations_closed_days_locales" USING btree ("_parent_id");
  CREATE INDEX "locations_site_idx" ON "locations" USING btree ("site_id");
  CREATE INDEX "locations_slug_idx" ON "locations" USING btree ("slug");
  CREATE INDEX "locations_country_idx" ON "locations" USING btree ("country_id");
  CREATE INDEX "locations_updated_at_idx" ON "locations" USING btree ("updated_at");
  CREATE INDEX "locations_created_at_idx" ON "locations" USING btree ("created_at");
  CREATE UNIQUE INDEX "locations_locales_locale_parent_id_unique" ON "locations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "locations_locales_pid_idx" ON "locations_locales" USING btree ("_parent_id");
  CREATE INDEX "terms_site_idx" ON "terms" USING btree ("site_id");
  CREATE INDEX "terms_slug_idx" ON "terms" USING btree ("slug");
  CREATE INDEX "terms_file_idx" ON "terms" USING btree ("file_id");
  CREATE INDEX "terms_updated_at_idx" ON "terms" USING btree ("updated_at");
  CREATE INDEX "terms_created_at_idx" ON "terms" USING btree ("created_at");
  CREATE UNIQUE INDEX "terms_locales_locale_parent_id_unique" ON "terms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "terms_locales_pid_idx" ON "terms_locales" USING btree ("_parent_id");
  CREATE INDEX "terms_rels_order_idx" ON "terms_rels" USING btree ("order");
  CREATE INDEX "terms_rels_parent_idx" ON "terms_rels" USING btree ("parent_id");
  CREATE INDEX "terms_rels_path_idx" ON "terms_rels" USING btree ("path");
  CREATE INDEX "terms_rels_countries_id_idx" ON "terms_rels" USING btree ("countries_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stories_fk" FOREIGN KEY ("stories_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_story_contacts_fk" FOREIGN KEY ("story_contacts_id") REFERENCES "public"."story_contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_releases_fk" FOREIGN KEY ("media_releases_id") REFERENCES "public"."media_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_stories_id_idx" ON "payload_locked_documents_rels" USING btree ("stories_id");
  CREATE INDEX "payload_locked_documents_rels_story_contacts_id_idx" ON "payload_locked_documents_rels" USING btree ("story_contacts_id");
  CREATE INDEX "payload_locked_documents_rels_topics_id_idx" ON "payload_locked_documents_rels" USING btree ("topics_id");
  CREATE INDEX "payload_locked_documents_rels_media_releases_id_idx" ON "payload_locked_documents_rels" USING btree ("media_releases_id");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_locations_id_idx" ON "payload_locked_documents_rels" USING btree ("locations_id");
  CREATE INDEX "payload_locked_documents_rels_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("terms_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stories_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stories_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stories_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_stories_v_version_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_stories_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_stories_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_stories_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_stories_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "story_contacts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "story_contacts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "topics_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_releases_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_releases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_releases_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_releases_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_media_releases_v_version_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_media_releases_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_media_releases_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_media_releases_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_version_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "locations_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "locations_opening_hours_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "locations_opening_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "locations_closed_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "locations_closed_days_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "locations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "locations_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "terms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "terms_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "stories_languages" CASCADE;
  DROP TABLE "stories" CASCADE;
  DROP TABLE "stories_locales" CASCADE;
  DROP TABLE "stories_texts" CASCADE;
  DROP TABLE "stories_rels" CASCADE;
  DROP TABLE "_stories_v_version_languages" CASCADE;
  DROP TABLE "_stories_v" CASCADE;
  DROP TABLE "_stories_v_locales" CASCADE;
  DROP TABLE "_stories_v_texts" CASCADE;
  DROP TABLE "_stories_v_rels" CASCADE;
  DROP TABLE "story_contacts" CASCADE;
  DROP TABLE "story_contacts_locales" CASCADE;
  DROP TABLE "topics" CASCADE;
  DROP TABLE "topics_locales" CASCADE;
  DROP TABLE "media_releases_languages" CASCADE;
  DROP TABLE "media_releases" CASCADE;
  DROP TABLE "media_releases_locales" CASCADE;
  DROP TABLE "media_releases_rels" CASCADE;
  DROP TABLE "_media_releases_v_version_languages" CASCADE;
  DROP TABLE "_media_releases_v" CASCADE;
  DROP TABLE "_media_releases_v_locales" CASCADE;
  DROP TABLE "_media_releases_v_rels" CASCADE;
  DROP TABLE "news" CASCADE;
  DROP TABLE "news_locales" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "_news_v_locales" CASCADE;
  DROP TABLE "events_languages" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "events_locales" CASCADE;
  DROP TABLE "events_rels" CASCADE;
  DROP TABLE "_events_v_version_languages" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "_events_v_locales" CASCADE;
  DROP TABLE "_events_v_rels" CASCADE;
  DROP TABLE "locations_kinds" CASCADE;
  DROP TABLE "locations_opening_hours_days" CASCADE;
  DROP TABLE "locations_opening_hours" CASCADE;
  DROP TABLE "locations_closed_days" CASCADE;
  DROP TABLE "locations_closed_days_locales" CASCADE;
  DROP TABLE "locations" CASCADE;
  DROP TABLE "locations_locales" CASCADE;
  DROP TABLE "terms" CASCADE;
  DROP TABLE "terms_locales" CASCADE;
  DROP TABLE "terms_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_stories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_story_contacts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_topics_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_media_releases_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_news_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_events_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_locations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_terms_fk";
  
  DROP INDEX "payload_locked_documents_rels_stories_id_idx";
  DROP INDEX "payload_locked_documents_rels_story_contacts_id_idx";
  DROP INDEX "payload_locked_documents_rels_topics_id_idx";
  DROP INDEX "payload_locked_documents_rels_media_releases_id_idx";
  DROP INDEX "payload_locked_documents_rels_news_id_idx";
  DROP INDEX "payload_locked_documents_rels_events_id_idx";
  DROP INDEX "payload_locked_documents_rels_locations_id_idx";
  DROP INDEX "payload_locked_documents_rels_terms_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "stories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "story_contacts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "topics_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "media_releases_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "news_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "events_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "locations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "terms_id";
  DROP TYPE "public"."enum_stories_languages";
  DROP TYPE "public"."enum_stories_category";
  DROP TYPE "public"."enum_stories_status";
  DROP TYPE "public"."enum__stories_v_version_languages";
  DROP TYPE "public"."enum__stories_v_version_category";
  DROP TYPE "public"."enum__stories_v_version_status";
  DROP TYPE "public"."enum__stories_v_published_locale";
  DROP TYPE "public"."enum_media_releases_languages";
  DROP TYPE "public"."enum_media_releases_status";
  DROP TYPE "public"."enum__media_releases_v_version_languages";
  DROP TYPE "public"."enum__media_releases_v_version_status";
  DROP TYPE "public"."enum__media_releases_v_published_locale";
  DROP TYPE "public"."enum_news_link_kind";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_link_kind";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum__news_v_published_locale";
  DROP TYPE "public"."enum_events_languages";
  DROP TYPE "public"."enum_events_kind";
  DROP TYPE "public"."enum_events_link_kind";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_languages";
  DROP TYPE "public"."enum__events_v_version_kind";
  DROP TYPE "public"."enum__events_v_version_link_kind";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum__events_v_published_locale";
  DROP TYPE "public"."enum_locations_kinds";
  DROP TYPE "public"."enum_locations_opening_hours_days";
  DROP TYPE "public"."enum_terms_kind";
  DROP TYPE "public"."enum_terms_language";`)
}
