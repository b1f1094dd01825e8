import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum_pages_languages" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum_pages_translations_language" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum_pages_translations_translation_state" AS ENUM('MarkedForTranslation', 'InProgress', 'Translated');
  CREATE TYPE "public"."enum_pages_protection_mode" AS ENUM('none', 'password', 'ciamRole');
  CREATE TYPE "public"."enum_pages_translation_source_language" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum_pages_page_type" AS ENUM('Content', 'Home', 'Product', 'Service', 'SmartFactory', 'Story', 'MediaRelease', 'Event', 'Investor', 'Location', 'Form', 'Error');
  CREATE TYPE "public"."enum_pages_theme" AS ENUM('Default', 'Copper', 'Volta', 'Light_Blue', 'Iqc', 'Adaptronic', 'Cirris', 'Diit', 'Hosver', 'Komax', 'Schleuniger');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_languages" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum___pages_v_version_translations_v_language" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum___pages_v_version_translations_v_translation_state" AS ENUM('MarkedForTranslation', 'InProgress', 'Translated');
  CREATE TYPE "public"."enum__pages_v_version_protection_mode" AS ENUM('none', 'password', 'ciamRole');
  CREATE TYPE "public"."enum__pages_v_version_translation_source_language" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum__pages_v_version_page_type" AS ENUM('Content', 'Home', 'Product', 'Service', 'SmartFactory', 'Story', 'MediaRelease', 'Event', 'Investor', 'Location', 'Form', 'Error');
  CREATE TYPE "public"."enum__pages_v_version_theme" AS ENUM('Default', 'Copper', 'Volta', 'Light_Blue', 'Iqc', 'Adaptronic', 'Cirris', 'Diit', 'Hosver', 'Komax', 'Schleuniger');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum_navigation_items_link_kind" AS ENUM('page', 'path', 'external', 'product', 'file');
  CREATE TYPE "public"."enum_navigation_items_marketing_section_background_color" AS ENUM('Dark_White', 'White_Dark', 'Accent');
  CREATE TYPE "public"."enum_navigation_items_marketing_section_link_kind" AS ENUM('page', 'path', 'external', 'product', 'file');
  CREATE TYPE "public"."enum_redirects_target_kind" AS ENUM('page', 'path', 'external', 'product', 'file');
  CREATE TYPE "public"."enum_files_locale" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum_sites_languages" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum_sites_default_language" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum_sites_localeless_language" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum_sites_header_navigation_theme" AS ENUM('Default', 'Copper', 'Volta', 'Light_Blue', 'Iqc', 'Adaptronic', 'Cirris', 'Diit', 'Hosver', 'Komax', 'Schleuniger');
  CREATE TYPE "public"."enum_brands_theme" AS ENUM('Default', 'Volta', 'Adaptronic', 'Cirris', 'Diit', 'Hosver', 'Komax', 'Schleuniger');
  CREATE TYPE "public"."enum_countries_supported_languages" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum_countries_default_language" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum_countries_default_measurement_system" AS ENUM('Metric', 'Imperial');
  CREATE TYPE "public"."enum_languages_language_code" AS ENUM('en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh');
  CREATE TYPE "public"."enum_users_role" AS ENUM('author', 'editor', 'admin');
  CREATE TYPE "public"."enum_service_accounts_role" AS ENUM('site', 'preview');
  CREATE TABLE "pages_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_pages_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "pages_translations" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "enum_pages_translations_language",
  	"translation_state" "enum_pages_translations_translation_state" DEFAULT 'MarkedForTranslation',
  	"exported_at" timestamp(3) with time zone,
  	"imported_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"modules" jsonb,
  	"site_id" uuid,
  	"parent_id" uuid,
  	"slug" varchar,
  	"parent_slug" varchar DEFAULT 'home',
  	"canonical_url" varchar,
  	"share_image_id" uuid,
  	"protection_mode" "enum_pages_protection_mode" DEFAULT 'none',
  	"protection_password" varchar,
  	"protection_role" varchar,
  	"translation_source_language" "enum_pages_translation_source_language" DEFAULT 'en',
  	"page_type" "enum_pages_page_type" DEFAULT 'Content',
  	"theme" "enum_pages_theme" DEFAULT 'Default',
  	"hide_breadcrumb" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" uuid
  );
  
  CREATE TABLE "_pages_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__pages_v_version_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "__pages_v_version_translations_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"language" "enum___pages_v_version_translations_v_language",
  	"translation_state" "enum___pages_v_version_translations_v_translation_state" DEFAULT 'MarkedForTranslation',
  	"exported_at" timestamp(3) with time zone,
  	"imported_at" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_modules" jsonb,
  	"version_site_id" uuid,
  	"version_parent_id" uuid,
  	"version_slug" varchar,
  	"version_parent_slug" varchar DEFAULT 'home',
  	"version_canonical_url" varchar,
  	"version_share_image_id" uuid,
  	"version_protection_mode" "enum__pages_v_version_protection_mode" DEFAULT 'none',
  	"version_protection_password" varchar,
  	"version_protection_role" varchar,
  	"version_translation_source_language" "enum__pages_v_version_translation_source_language" DEFAULT 'en',
  	"version_page_type" "enum__pages_v_version_page_type" DEFAULT 'Content',
  	"version_theme" "enum__pages_v_version_theme" DEFAULT 'Default',
  	"version_hide_breadcrumb" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"countries_id" uuid
  );
  
  CREATE TABLE "navigation_items" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar NOT NULL,
  	"link_kind" "enum_navigation_items_link_kind",
  	"link_page_id" uuid,
  	"link_page_parameters" varchar,
  	"link_path" varchar,
  	"link_url" varchar,
  	"link_product" varchar,
  	"link_file_id" uuid,
  	"link_open_in_new_tab" boolean DEFAULT false,
  	"hidden" boolean DEFAULT false,
  	"marketing_section_enabled" boolean DEFAULT false,
  	"marketing_section_logo_id" uuid,
  	"marketing_section_background_color" "enum_navigation_items_marketing_section_background_color" DEFAULT 'Dark_White',
  	"marketing_section_link_kind" "enum_navigation_items_marketing_section_link_kind",
  	"marketing_section_link_page_id" uuid,
  	"marketing_section_link_page_parameters" varchar,
  	"marketing_section_link_path" varchar,
  	"marketing_section_link_url" varchar,
  	"marketing_section_link_product" varchar,
  	"marketing_section_link_file_id" uuid,
  	"marketing_section_link_open_in_new_tab" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "navigation_items_locales" (
  	"title" varchar NOT NULL,
  	"breadcrumb_override" varchar,
  	"link_text" varchar,
  	"marketing_section_title" varchar,
  	"marketing_section_text" varchar,
  	"marketing_section_link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "navigation_items_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"navigation_items_id" uuid,
  	"countries_id" uuid
  );
  
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"previous_url" varchar NOT NULL,
  	"site_id" uuid,
  	"target_kind" "enum_redirects_target_kind" DEFAULT 'page' NOT NULL,
  	"target_page_id" uuid,
  	"target_page_parameters" varchar,
  	"target_path" varchar,
  	"target_url" varchar,
  	"target_product" varchar,
  	"target_file_id" uuid,
  	"target_open_in_new_tab" boolean DEFAULT false,
  	"permanent" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_locales" (
  	"target_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_stretched_url" varchar,
  	"sizes_stretched_width" numeric,
  	"sizes_stretched_height" numeric,
  	"sizes_stretched_mime_type" varchar,
  	"sizes_stretched_filesize" numeric,
  	"sizes_stretched_filename" varchar,
  	"sizes_stretched_png_url" varchar,
  	"sizes_stretched_png_width" numeric,
  	"sizes_stretched_png_height" numeric,
  	"sizes_stretched_png_mime_type" varchar,
  	"sizes_stretched_png_filesize" numeric,
  	"sizes_stretched_png_filename" varchar,
  	"sizes_stretched_video_url" varchar,
  	"sizes_stretched_video_width" numeric,
  	"sizes_stretched_video_height" numeric,
  	"sizes_stretched_video_mime_type" varchar,
  	"sizes_stretched_video_filesize" numeric,
  	"sizes_stretched_video_filename" varchar,
  	"sizes_stretched_video_png_url" varchar,
  	"sizes_stretched_video_png_width" numeric,
  	"sizes_stretched_video_png_height" numeric,
  	"sizes_stretched_video_png_mime_type" varchar,
  	"sizes_stretched_video_png_filesize" numeric,
  	"sizes_stretched_video_png_filename" varchar,
  	"sizes_break_out_url" varchar,
  	"sizes_break_out_width" numeric,
  	"sizes_break_out_height" numeric,
  	"sizes_break_out_mime_type" varchar,
  	"sizes_break_out_filesize" numeric,
  	"sizes_break_out_filename" varchar,
  	"sizes_break_out_png_url" varchar,
  	"sizes_break_out_png_width" numeric,
  	"sizes_break_out_png_height" numeric,
  	"sizes_break_out_png_mime_type" varchar,
  	"sizes_break_out_png_filesize" numeric,
  	"sizes_break_out_png_filename" varchar,
  	"sizes_inline_url" varchar,
  	"sizes_inline_width" numeric,
  	"sizes_inline_height" numeric,
  	"sizes_inline_mime_type" varchar,
  	"sizes_inline_filesize" numeric,
  	"sizes_inline_filename" varchar,
  	"sizes_inline_png_url" varchar,
  	"sizes_inline_png_width" numeric,
  	"sizes_inline_png_height" numeric,
  	"sizes_inline_png_mime_type" varchar,
  	"sizes_inline_png_filesize" numeric,
  	"sizes_inline_png_filename" varchar,
  	"sizes_aside_square_url" varchar,
  	"sizes_aside_square_width" numeric,
  	"sizes_aside_square_height" numeric,
  	"sizes_aside_square_mime_type" varchar,
  	"sizes_aside_square_filesize" numeric,
  	"sizes_aside_square_filename" varchar,
  	"sizes_aside_square_png_url" varchar,
  	"sizes_aside_square_png_width" numeric,
  	"sizes_aside_square_png_height" numeric,
  	"sizes_aside_square_png_mime_type" varchar,
  	"sizes_aside_square_png_filesize" numeric,
  	"sizes_aside_square_png_filename" varchar,
  	"sizes_aside_video_url" varchar,
  	"sizes_aside_video_width" numeric,
  	"sizes_aside_video_height" numeric,
  	"sizes_aside_video_mime_type" varchar,
  	"sizes_aside_video_filesize" numeric,
  	"sizes_aside_video_filename" varchar,
  	"sizes_aside_video_png_url" varchar,
  	"sizes_aside_video_png_width" numeric,
  	"sizes_aside_video_png_height" numeric,
  	"sizes_aside_video_png_mime_type" varchar,
  	"sizes_aside_video_png_filesize" numeric,
  	"sizes_aside_video_png_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "files" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar NOT NULL,
  	"locale" "enum_files_locale",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "files_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "sites_domains" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL,
  	"slug" varchar
  );
  
  CREATE TABLE "sites_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_sites_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "sites" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"slug" varchar,
  	"international_only" boolean DEFAULT false,
  	"hide_side_buttons" boolean DEFAULT false,
  	"enable_cut_font" boolean DEFAULT false,
  	"partner_lookup" boolean DEFAULT false,
  	"default_language" "enum_sites_default_language" DEFAULT 'en' NOT NULL,
  	"localeless_language" "enum_sites_localeless_language",
  	"header_navigation_theme" "enum_sites_header_navigation_theme" DEFAULT 'Default' NOT NULL,
  	"header_navigation_hidden" boolean DEFAULT false,
  	"contact_phone" varchar,
  	"contact_email" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sites_locales" (
  	"footer_navigation_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "sites_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"navigation_items_id" uuid
  );
  
  CREATE TABLE "brands" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"pim_id" varchar NOT NULL,
  	"theme" "enum_brands_theme" DEFAULT 'Default' NOT NULL,
  	"image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "countries_supported_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_countries_supported_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "countries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"country_code" varchar NOT NULL,
  	"hidden" boolean DEFAULT false,
  	"default_language" "enum_countries_default_language" NOT NULL,
  	"default_measurement_system" "enum_countries_default_measurement_system" DEFAULT 'Metric' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "countries_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "languages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"native_name" varchar NOT NULL,
  	"language_code" "enum_languages_language_code" NOT NULL,
  	"default_country" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "languages_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'author' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "service_accounts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_service_accounts_role" DEFAULT 'site' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"enable_a_p_i_key" boolean,
  	"api_key" varchar,
  	"api_key_index" varchar
  );
  
  CREATE TABLE "outbox" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"last_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "outbox_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "seed_records" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"hash" varchar NOT NULL,
  	"written_at" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"navigation_items_id" uuid,
  	"redirects_id" uuid,
  	"media_id" uuid,
  	"files_id" uuid,
  	"sites_id" uuid,
  	"brands_id" uuid,
  	"countries_id" uuid,
  	"languages_id" uuid,
  	"users_id" uuid,
  	"service_accounts_id" uuid,
  	"outbox_id" uuid,
  	"seed_records_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid,
  	"service_accounts_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages_languages" ADD CONSTRAINT "pages_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_translations" ADD CONSTRAINT "pages_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_share_image_id_media_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_languages" ADD CONSTRAINT "_pages_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "__pages_v_version_translations_v" ADD CONSTRAINT "__pages_v_version_translations_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_share_image_id_media_id_fk" FOREIGN KEY ("version_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_items" ADD CONSTRAINT "navigation_items_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_items" ADD CONSTRAINT "navigation_items_link_file_id_files_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_items" ADD CONSTRAINT "navigation_items_marketing_section_logo_id_media_id_fk" FOREIGN KEY ("marketing_section_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_items" ADD CONSTRAINT "navigation_items_marketing_section_link_page_id_pages_id_fk" FOREIGN KEY ("marketing_section_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_items" ADD CONSTRAINT "navigation_items_marketing_section_link_file_id_files_id_fk" FOREIGN KEY ("marketing_section_link_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_items_locales" ADD CONSTRAINT "navigation_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_items_rels" ADD CONSTRAINT "navigation_items_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigation_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_items_rels" ADD CONSTRAINT "navigation_items_rels_navigation_items_fk" FOREIGN KEY ("navigation_items_id") REFERENCES "public"."navigation_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_items_rels" ADD CONSTRAINT "navigation_items_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_target_page_id_pages_id_fk" FOREIGN KEY ("target_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_target_file_id_files_id_fk" FOREIGN KEY ("target_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects_locales" ADD CONSTRAINT "redirects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "files_locales" ADD CONSTRAINT "files_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_domains" ADD CONSTRAINT "sites_domains_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_languages" ADD CONSTRAINT "sites_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_locales" ADD CONSTRAINT "sites_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_rels" ADD CONSTRAINT "sites_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_rels" ADD CONSTRAINT "sites_rels_navigation_items_fk" FOREIGN KEY ("navigation_items_id") REFERENCES "public"."navigation_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "countries_supported_languages" ADD CONSTRAINT "countries_supported_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "countries_locales" ADD CONSTRAINT "countries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "languages_locales" ADD CONSTRAINT "languages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "outbox_texts" ADD CONSTRAINT "outbox_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_navigation_items_fk" FOREIGN KEY ("navigation_items_id") REFERENCES "public"."navigation_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sites_fk" FOREIGN KEY ("sites_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_languages_fk" FOREIGN KEY ("languages_id") REFERENCES "public"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_accounts_fk" FOREIGN KEY ("service_accounts_id") REFERENCES "public"."service_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_outbox_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seed_records_fk" FOREIGN KEY ("seed_records_id") REFERENCES "public"."seed_records"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_service_accounts_fk" FOREIGN KEY ("service_accounts_id") REFERENCES "public"."service_accounts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_languages_order_idx" ON "pages_languages" USING btree ("order");
  CREATE INDEX "pages_languages_parent_idx" ON "pages_languages" USING btree ("parent_id");
  CREATE INDEX "pages_translations_order_idx" ON "pages_translations" USING btree ("_order");
  CREATE INDEX "pages_translations_parent_id_idx" ON "pages_translations" USING btree ("_parent_id");
  CREATE INDEX "pages_site_idx" ON "pages" USING btree ("site_id");
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_parent_slug_idx" ON "pages" USING btree ("parent_slug");
  CREATE INDEX "pages_share_image_idx" ON "pages" USING btree ("share_image_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_locales_pid_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_countries_id_idx" ON "pages_rels" USING btree ("countries_id");
  CREATE INDEX "_pages_v_version_languages_order_idx" ON "_pages_v_version_languages" USING btree ("order");
  CREATE INDEX "_pages_v_version_languages_parent_idx" ON "_pages_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "__pages_v_version_translations_v_order_idx" ON "__pages_v_version_translations_v" USING btree ("_order");
  CREATE INDEX "__pages_v_version_translations_v_parent_id_idx" ON "__pages_v_version_translations_v" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_site_idx" ON "_pages_v" USING btree ("version_site_id");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_parent_slug_idx" ON "_pages_v" USING btree ("version_parent_slug");
  CREATE INDEX "_pages_v_version_version_share_image_idx" ON "_pages_v" USING btree ("version_share_image_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_locales_pid_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_countries_id_idx" ON "_pages_v_rels" USING btree ("countries_id");
  CREATE INDEX "navigation_items_slug_idx" ON "navigation_items" USING btree ("slug");
  CREATE INDEX "navigation_items_link_link_page_idx" ON "navigation_items" USING btree ("link_page_id");
  CREATE INDEX "navigation_items_link_link_file_idx" ON "navigation_items" USING btree ("link_file_id");
  CREATE INDEX "navigation_items_marketing_section_marketing_section_log_idx" ON "navigation_items" USING btree ("marketing_section_logo_id");
  CREATE INDEX "navigation_items_marketing_section_link_marketing_sectio_idx" ON "navigation_items" USING btree ("marketing_section_link_page_id");
  CREATE INDEX "navigation_items_marketing_section_link_marketing_sect_1_idx" ON "navigation_items" USING btree ("marketing_section_link_file_id");
  CREATE INDEX "navigation_items_updated_at_idx" ON "navigation_items" USING btree ("updated_at");
  CREATE INDEX "navigation_items_created_at_idx" ON "navigation_items" USING btree ("created_at");
  CREATE UNIQUE INDEX "navigation_items_locales_locale_parent_id_unique" ON "navigation_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_items_locales_pid_idx" ON "navigation_items_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_items_rels_order_idx" ON "navigation_items_rels" USING btree ("order");
  CREATE INDEX "navigation_items_rels_parent_idx" ON "navigation_items_rels" USING btree ("parent_id");
  CREATE INDEX "navigation_items_rels_path_idx" ON "navigation_items_rels" USING btree ("path");
  CREATE INDEX "navigation_items_rels_navigation_items_id_idx" ON "navigation_items_rels" USING btree ("navigation_items_id");
  CREATE INDEX "navigation_items_rels_countries_id_idx" ON "navigation_items_rels" USING btree ("countries_id");
  CREATE INDEX "redirects_previous_url_idx" ON "redirects" USING btree ("previous_url");
  CREATE INDEX "redirects_site_idx" ON "redirects" USING btree ("site_id");
  CREATE INDEX "redirects_target_target_page_idx" ON "redirects" USING btree ("target_page_id");
  CREATE INDEX "redirects_target_target_file_idx" ON "redirects" USING btree ("target_file_id");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_locales_locale_parent_id_unique" ON "redirects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "redirects_locales_pid_idx" ON "redirects_locales" USING btree ("_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_stretched_sizes_stretched_filename_idx" ON "media" USING btree ("sizes_stretched_filename");
  CREATE INDEX "media_sizes_stretched_png_sizes_stretched_png_filename_idx" ON "media" USING btree ("sizes_stretched_png_filename");
  CREATE INDEX "media_sizes_stretched_video_sizes_stretched_video_filena_idx" ON "media" USING btree ("sizes_stretched_video_filename");
  CREATE INDEX "media_sizes_stretched_video_png_sizes_stretched_video_pn_idx" ON "media" USING btree ("sizes_stretched_video_png_filename");
  CREATE INDEX "media_sizes_break_out_sizes_break_out_filename_idx" ON "media" USING btree ("sizes_break_out_filename");
  CREATE INDEX "media_sizes_break_out_png_sizes_break_out_png_filename_idx" ON "media" USING btree ("sizes_break_out_png_filename");
  CREATE INDEX "media_sizes_inline_sizes_inline_filename_idx" ON "media" USING btree ("sizes_inline_filename");
  CREATE INDEX "media_sizes_inline_png_sizes_inline_png_filename_idx" ON "media" USING btree ("sizes_inline_png_filename");
  CREATE INDEX "media_sizes_aside_square_sizes_aside_square_filename_idx" ON "media" USING btree ("sizes_aside_square_filename");
  CREATE INDEX "media_sizes_aside_square_png_sizes_aside_square_png_file_idx" ON "media" USING btree ("sizes_aside_square_png_filename");
  CREATE INDEX "media_sizes_aside_video_sizes_aside_video_filename_idx" ON "media" USING btree ("sizes_aside_video_filename");
  CREATE INDEX "media_sizes_aside_video_png_sizes_aside_video_png_filena_idx" ON "media" USING btree ("sizes_aside_video_png_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_pid_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "files_slug_idx" ON "files" USING btree ("slug");
  CREATE INDEX "files_updated_at_idx" ON "files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at");
  CREATE UNIQUE INDEX "files_filename_idx" ON "files" USING btree ("filename");
  CREATE UNIQUE INDEX "files_locales_locale_parent_id_unique" ON "files_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "files_locales_pid_idx" ON "files_locales" USING btree ("_parent_id");
  CREATE INDEX "sites_domains_order_idx" ON "sites_domains" USING btree ("_order");
  CREATE INDEX "sites_domains_parent_id_idx" ON "sites_domains" USING btree ("_parent_id");
  CREATE INDEX "sites_domains_slug_idx" ON "sites_domains" USING btree ("slug");
  CREATE INDEX "sites_languages_order_idx" ON "sites_languages" USING btree ("order");
  CREATE INDEX "sites_languages_parent_idx" ON "sites_languages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "sites_key_idx" ON "sites" USING btree ("key");
  CREATE INDEX "sites_slug_idx" ON "sites" USING btree ("slug");
  CREATE INDEX "sites_updated_at_idx" ON "sites" USING btree ("updated_at");
  CREATE INDEX "sites_created_at_idx" ON "sites" USING btree ("created_at");
  CREATE UNIQUE INDEX "sites_locales_locale_parent_id_unique" ON "sites_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sites_locales_pid_idx" ON "sites_locales" USING btree ("_parent_id");
  CREATE INDEX "sites_rels_order_idx" ON "sites_rels" USING btree ("order");
  CREATE INDEX "sites_rels_parent_idx" ON "sites_rels" USING btree ("parent_id");
  CREATE INDEX "sites_rels_path_idx" ON "sites_rels" USING btree ("path");
  CREATE INDEX "sites_rels_navigation_items_id_idx" ON "sites_rels" USING btree ("navigation_items_id");
  CREATE UNIQUE INDEX "brands_pim_id_idx" ON "brands" USING btree ("pim_id");
  CREATE INDEX "brands_image_idx" ON "brands" USING btree ("image_id");
  CREATE INDEX "brands_updated_at_idx" ON "brands" USING btree ("updated_at");
  CREATE INDEX "brands_created_at_idx" ON "brands" USING btree ("created_at");
  CREATE INDEX "countries_supported_languages_order_idx" ON "countries_supported_languages" USING btree ("order");
  CREATE INDEX "countries_supported_languages_parent_idx" ON "countries_supported_languages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "countries_country_code_idx" ON "countries" USING btree ("country_code");
  CREATE INDEX "countries_updated_at_idx" ON "countries" USING btree ("updated_at");
  CREATE INDEX "countries_created_at_idx" ON "countries" USING btree ("created_at");
  CREATE UNIQUE INDEX "countries_locales_locale_parent_id_unique" ON "countries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "countries_locales_pid_idx" ON "countries_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "languages_language_code_idx" ON "languages" USING btree ("language_code");
  CREATE INDEX "languages_updated_at_idx" ON "languages" USING btree ("updated_at");
  CREATE INDEX "languages_created_at_idx" ON "languages" USING btree ("created_at");
  CREATE UNIQUE INDEX "languages_locales_locale_parent_id_unique" ON "languages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "languages_locales_pid_idx" ON "languages_locales" USING btree ("_parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "service_accounts_updated_at_idx" ON "service_accounts" USING btree ("updated_at");
  CREATE INDEX "service_accounts_created_at_idx" ON "service_accounts" USING btree ("created_at");
  CREATE INDEX "outbox_updated_at_idx" ON "outbox" USING btree ("updated_at");
  CREATE INDEX "outbox_created_at_idx" ON "outbox" USING btree ("created_at");
  CREATE INDEX "outbox_texts_order_parent" ON "outbox_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "seed_records_key_idx" ON "seed_records" USING btree ("key");
  CREATE INDEX "seed_records_updated_at_idx" ON "seed_records" USING btree ("updated_at");
  CREATE INDEX "seed_records_created_at_idx" ON "seed_records" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_navigation_items_id_idx" ON "payload_locked_documents_rels" USING btree ("navigation_items_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_files_id_idx" ON "payload_locked_documents_rels" USING btree ("files_id");
  CREATE INDEX "payload_locked_documents_rels_sites_id_idx" ON "payload_locked_documents_rels" USING btree ("sites_id");
  CREATE INDEX "payload_locked_documents_rels_brands_id_idx" ON "payload_locked_documents_rels" USING btree ("brands_id");
  CREATE INDEX "payload_locked_documents_rels_countries_id_idx" ON "payload_locked_documents_rels" USING btree ("countries_id");
  CREATE INDEX "payload_locked_documents_rels_languages_id_idx" ON "payload_locked_documents_rels" USING btree ("languages_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_service_accounts_id_idx" ON "payload_locked_documents_rels" USING btree ("service_accounts_id");
  CREATE INDEX "payload_locked_documents_rels_outbox_id_idx" ON "payload_locked_documents_rels" USING btree ("outbox_id");
  CREATE INDEX "payload_locked_documents_rels_seed_records_id_idx" ON "payload_locked_documents_rels" USING btree ("seed_records_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_rels_service_accounts_id_idx" ON "payload_preferences_rels" USING btree ("service_accounts_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages_languages" CASCADE;
  DROP TABLE "pages_translations" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v_version_languages" CASCADE;
  DROP TABLE "__pages_v_version_translations_v" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "navigation_items" CASCADE;
  DROP TABLE "navigation_items_locales" CASCADE;
  DROP TABLE "navigation_items_rels" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "files" CASCADE;
  DROP TABLE "files_locales" CASCADE;
  DROP TABLE "sites_domains" CASCADE;
  DROP TABLE "sites_languages" CASCADE;
  DROP TABLE "sites" CASCADE;
  DROP TABLE "sites_locales" CASCADE;
  DROP TABLE "sites_rels" CASCADE;
  DROP TABLE "brands" CASCADE;
  DROP TABLE "countries_supported_languages" CASCADE;
  DROP TABLE "countries" CASCADE;
  DROP TABLE "countries_locales" CASCADE;
  DROP TABLE "languages" CASCADE;
  DROP TABLE "languages_locales" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "service_accounts" CASCADE;
  DROP TABLE "outbox" CASCADE;
  DROP TABLE "outbox_texts" CASCADE;
  DROP TABLE "seed_records" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_languages";
  DROP TYPE "public"."enum_pages_translations_language";
  DROP TYPE "public"."enum_pages_translations_translation_state";
  DROP TYPE "public"."enum_pages_protection_mode";
  DROP TYPE "public"."enum_pages_translation_source_language";
  DROP TYPE "public"."enum_pages_page_type";
  DROP TYPE "public"."enum_pages_theme";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_languages";
  DROP TYPE "public"."enum___pages_v_version_translations_v_language";
  DROP TYPE "public"."enum___pages_v_version_translations_v_translation_state";
  DROP TYPE "public"."enum__pages_v_version_protection_mode";
  DROP TYPE "public"."enum__pages_v_version_translation_source_language";
  DROP TYPE "public"."enum__pages_v_version_page_type";
  DROP TYPE "public"."enum__pages_v_version_theme";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_navigation_items_link_kind";
  DROP TYPE "public"."enum_navigation_items_marketing_section_background_color";
  DROP TYPE "public"."enum_navigation_items_marketing_section_link_kind";
  DROP TYPE "public"."enum_redirects_target_kind";
  DROP TYPE "public"."enum_files_locale";
  DROP TYPE "public"."enum_sites_languages";
  DROP TYPE "public"."enum_sites_default_language";
  DROP TYPE "public"."enum_sites_localeless_language";
  DROP TYPE "public"."enum_sites_header_navigation_theme";
  DROP TYPE "public"."enum_brands_theme";
  DROP TYPE "public"."enum_countries_supported_languages";
  DROP TYPE "public"."enum_countries_default_language";
  DROP TYPE "public"."enum_countries_default_measurement_system";
  DROP TYPE "public"."enum_languages_language_code";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_service_accounts_role";`);
}
