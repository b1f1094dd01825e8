import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`pages_languages_order_idx\` ON \`pages_languages\` (\`order\`);`);
  await db.run(sql`CREATE INDEX \`pages_languages_parent_idx\` ON \`pages_languages\` (\`parent_id\`);`);
  await db.run(sql`CREATE TABLE \`pages_translations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`language\` text,
  	\`translation_state\` text DEFAULT 'MarkedForTranslation',
  	\`exported_at\` text,
  	\`imported_at\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`pages_translations_order_idx\` ON \`pages_translations\` (\`_order\`);`);
  await db.run(
    sql`CREATE INDEX \`pages_translations_parent_id_idx\` ON \`pages_translations\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`modules\` text,
  	\`site_id\` text(36),
  	\`parent_id\` text(36),
  	\`slug\` text,
  	\`parent_slug\` text DEFAULT 'home',
  	\`canonical_url\` text,
  	\`share_image_id\` text(36),
  	\`protection_mode\` text DEFAULT 'none',
  	\`protection_password\` text,
  	\`protection_role\` text,
  	\`translation_source_language\` text DEFAULT 'en',
  	\`page_type\` text DEFAULT 'Content',
  	\`theme\` text DEFAULT 'Default',
  	\`hide_breadcrumb\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`pages_site_idx\` ON \`pages\` (\`site_id\`);`);
  await db.run(sql`CREATE INDEX \`pages_parent_idx\` ON \`pages\` (\`parent_id\`);`);
  await db.run(sql`CREATE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`);
  await db.run(sql`CREATE INDEX \`pages_parent_slug_idx\` ON \`pages\` (\`parent_slug\`);`);
  await db.run(sql`CREATE INDEX \`pages_share_image_idx\` ON \`pages\` (\`share_image_id\`);`);
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`pages_locales_pid_idx\` ON \`pages_locales\` (\`_parent_id\`);`);
  await db.run(sql`CREATE TABLE \`pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`countries_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`pages_rels_order_idx\` ON \`pages_rels\` (\`order\`);`);
  await db.run(sql`CREATE INDEX \`pages_rels_parent_idx\` ON \`pages_rels\` (\`parent_id\`);`);
  await db.run(sql`CREATE INDEX \`pages_rels_path_idx\` ON \`pages_rels\` (\`path\`);`);
  await db.run(sql`CREATE INDEX \`pages_rels_countries_id_idx\` ON \`pages_rels\` (\`countries_id\`);`);
  await db.run(sql`CREATE TABLE \`_pages_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_languages_order_idx\` ON \`_pages_v_version_languages\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_languages_parent_idx\` ON \`_pages_v_version_languages\` (\`parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`__pages_v_version_translations_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`language\` text,
  	\`translation_state\` text DEFAULT 'MarkedForTranslation',
  	\`exported_at\` text,
  	\`imported_at\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`__pages_v_version_translations_v_order_idx\` ON \`__pages_v_version_translations_v\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`__pages_v_version_translations_v_parent_id_idx\` ON \`__pages_v_version_translations_v\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_modules\` text,
  	\`version_site_id\` text(36),
  	\`version_parent_id\` text(36),
  	\`version_slug\` text,
  	\`version_parent_slug\` text DEFAULT 'home',
  	\`version_canonical_url\` text,
  	\`version_share_image_id\` text(36),
  	\`version_protection_mode\` text DEFAULT 'none',
  	\`version_protection_password\` text,
  	\`version_protection_role\` text,
  	\`version_translation_source_language\` text DEFAULT 'en',
  	\`version_page_type\` text DEFAULT 'Content',
  	\`version_theme\` text DEFAULT 'Default',
  	\`version_hide_breadcrumb\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`);
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_version_site_idx\` ON \`_pages_v\` (\`version_site_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_version_parent_idx\` ON \`_pages_v\` (\`version_parent_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`);
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_version_parent_slug_idx\` ON \`_pages_v\` (\`version_parent_slug\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_version_share_image_idx\` ON \`_pages_v\` (\`version_share_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`,
  );
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`);
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`);
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`);
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`_pages_v_locales_pid_idx\` ON \`_pages_v_locales\` (\`_parent_id\`);`);
  await db.run(sql`CREATE TABLE \`_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`countries_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`_pages_v_rels_order_idx\` ON \`_pages_v_rels\` (\`order\`);`);
  await db.run(sql`CREATE INDEX \`_pages_v_rels_parent_idx\` ON \`_pages_v_rels\` (\`parent_id\`);`);
  await db.run(sql`CREATE INDEX \`_pages_v_rels_path_idx\` ON \`_pages_v_rels\` (\`path\`);`);
  await db.run(sql`CREATE INDEX \`_pages_v_rels_countries_id_idx\` ON \`_pages_v_rels\` (\`countries_id\`);`);
  await db.run(sql`CREATE TABLE \`navigation_items\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`link_kind\` text,
  	\`link_page_id\` text(36),
  	\`link_page_parameters\` text,
  	\`link_path\` text,
  	\`link_url\` text,
  	\`link_product\` text,
  	\`link_file_id\` text(36),
  	\`link_open_in_new_tab\` integer DEFAULT false,
  	\`hidden\` integer DEFAULT false,
  	\`marketing_section_enabled\` integer DEFAULT false,
  	\`marketing_section_logo_id\` text(36),
  	\`marketing_section_background_color\` text DEFAULT 'Dark_White',
  	\`marketing_section_link_kind\` text,
  	\`marketing_section_link_page_id\` text(36),
  	\`marketing_section_link_page_parameters\` text,
  	\`marketing_section_link_path\` text,
  	\`marketing_section_link_url\` text,
  	\`marketing_section_link_product\` text,
  	\`marketing_section_link_file_id\` text(36),
  	\`marketing_section_link_open_in_new_tab\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_file_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`marketing_section_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`marketing_section_link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`marketing_section_link_file_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`navigation_items_slug_idx\` ON \`navigation_items\` (\`slug\`);`);
  await db.run(
    sql`CREATE INDEX \`navigation_items_link_link_page_idx\` ON \`navigation_items\` (\`link_page_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`navigation_items_link_link_file_idx\` ON \`navigation_items\` (\`link_file_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`navigation_items_marketing_section_marketing_section_log_idx\` ON \`navigation_items\` (\`marketing_section_logo_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`navigation_items_marketing_section_link_marketing_sectio_idx\` ON \`navigation_items\` (\`marketing_section_link_page_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`navigation_items_marketing_section_link_marketing_sect_1_idx\` ON \`navigation_items\` (\`marketing_section_link_file_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`navigation_items_updated_at_idx\` ON \`navigation_items\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`navigation_items_created_at_idx\` ON \`navigation_items\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`navigation_items_locales\` (
  	\`title\` text NOT NULL,
  	\`breadcrumb_override\` text,
  	\`link_text\` text,
  	\`marketing_section_title\` text,
  	\`marketing_section_text\` text,
  	\`marketing_section_link_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`navigation_items_locales_locale_parent_id_unique\` ON \`navigation_items_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`navigation_items_locales_pid_idx\` ON \`navigation_items_locales\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`navigation_items_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`navigation_items_id\` text(36),
  	\`countries_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigation_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`navigation_items_id\`) REFERENCES \`navigation_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`navigation_items_rels_order_idx\` ON \`navigation_items_rels\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`navigation_items_rels_parent_idx\` ON \`navigation_items_rels\` (\`parent_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`navigation_items_rels_path_idx\` ON \`navigation_items_rels\` (\`path\`);`);
  await db.run(
    sql`CREATE INDEX \`navigation_items_rels_navigation_items_id_idx\` ON \`navigation_items_rels\` (\`navigation_items_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`navigation_items_rels_countries_id_idx\` ON \`navigation_items_rels\` (\`countries_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`previous_url\` text NOT NULL,
  	\`site_id\` text(36),
  	\`target_kind\` text DEFAULT 'page' NOT NULL,
  	\`target_page_id\` text(36),
  	\`target_page_parameters\` text,
  	\`target_path\` text,
  	\`target_url\` text,
  	\`target_product\` text,
  	\`target_file_id\` text(36),
  	\`target_open_in_new_tab\` integer DEFAULT false,
  	\`permanent\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`target_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`target_file_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`redirects_previous_url_idx\` ON \`redirects\` (\`previous_url\`);`);
  await db.run(sql`CREATE INDEX \`redirects_site_idx\` ON \`redirects\` (\`site_id\`);`);
  await db.run(sql`CREATE INDEX \`redirects_target_target_page_idx\` ON \`redirects\` (\`target_page_id\`);`);
  await db.run(sql`CREATE INDEX \`redirects_target_target_file_idx\` ON \`redirects\` (\`target_file_id\`);`);
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`);
  await db.run(sql`CREATE TABLE \`redirects_locales\` (
  	\`target_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`redirects_locales_locale_parent_id_unique\` ON \`redirects_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`redirects_locales_pid_idx\` ON \`redirects_locales\` (\`_parent_id\`);`);
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_stretched_url\` text,
  	\`sizes_stretched_width\` numeric,
  	\`sizes_stretched_height\` numeric,
  	\`sizes_stretched_mime_type\` text,
  	\`sizes_stretched_filesize\` numeric,
  	\`sizes_stretched_filename\` text,
  	\`sizes_stretched_png_url\` text,
  	\`sizes_stretched_png_width\` numeric,
  	\`sizes_stretched_png_height\` numeric,
  	\`sizes_stretched_png_mime_type\` text,
  	\`sizes_stretched_png_filesize\` numeric,
  	\`sizes_stretched_png_filename\` text,
  	\`sizes_stretched_video_url\` text,
  	\`sizes_stretched_video_width\` numeric,
  	\`sizes_stretched_video_height\` numeric,
  	\`sizes_stretched_video_mime_type\` text,
  	\`sizes_stretched_video_filesize\` numeric,
  	\`sizes_stretched_video_filename\` text,
  	\`sizes_stretched_video_png_url\` text,
  	\`sizes_stretched_video_png_width\` numeric,
  	\`sizes_stretched_video_png_height\` numeric,
  	\`sizes_stretched_video_png_mime_type\` text,
  	\`sizes_stretched_video_png_filesize\` numeric,
  	\`sizes_stretched_video_png_filename\` text,
  	\`sizes_break_out_url\` text,
  	\`sizes_break_out_width\` numeric,
  	\`sizes_break_out_height\` numeric,
  	\`sizes_break_out_mime_type\` text,
  	\`sizes_break_out_filesize\` numeric,
  	\`sizes_break_out_filename\` text,
  	\`sizes_break_out_png_url\` text,
  	\`sizes_break_out_png_width\` numeric,
  	\`sizes_break_out_png_height\` numeric,
  	\`sizes_break_out_png_mime_type\` text,
  	\`sizes_break_out_png_filesize\` numeric,
  	\`sizes_break_out_png_filename\` text,
  	\`sizes_inline_url\` text,
  	\`sizes_inline_width\` numeric,
  	\`sizes_inline_height\` numeric,
  	\`sizes_inline_mime_type\` text,
  	\`sizes_inline_filesize\` numeric,
  	\`sizes_inline_filename\` text,
  	\`sizes_inline_png_url\` text,
  	\`sizes_inline_png_width\` numeric,
  	\`sizes_inline_png_height\` numeric,
  	\`sizes_inline_png_mime_type\` text,
  	\`sizes_inline_png_filesize\` numeric,
  	\`sizes_inline_png_filename\` text,
  	\`sizes_aside_square_url\` text,
  	\`sizes_aside_square_width\` numeric,
  	\`sizes_aside_square_height\` numeric,
  	\`sizes_aside_square_mime_type\` text,
  	\`sizes_aside_square_filesize\` numeric,
  	\`sizes_aside_square_filename\` text,
  	\`sizes_aside_square_png_url\` text,
  	\`sizes_aside_square_png_width\` numeric,
  	\`sizes_aside_square_png_height\` numeric,
  	\`sizes_aside_square_png_mime_type\` text,
  	\`sizes_aside_square_png_filesize\` numeric,
  	\`sizes_aside_square_png_filename\` text,
  	\`sizes_aside_video_url\` text,
  	\`sizes_aside_video_width\` numeric,
  	\`sizes_aside_video_height\` numeric,
  	\`sizes_aside_video_mime_type\` text,
  	\`sizes_aside_video_filesize\` numeric,
  	\`sizes_aside_video_filename\` text,
  	\`sizes_aside_video_png_url\` text,
  	\`sizes_aside_video_png_width\` numeric,
  	\`sizes_aside_video_png_height\` numeric,
  	\`sizes_aside_video_png_mime_type\` text,
  	\`sizes_aside_video_png_filesize\` numeric,
  	\`sizes_aside_video_png_filename\` text
  );
  `);
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`);
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`);
  await db.run(
    sql`CREATE INDEX \`media_sizes_stretched_sizes_stretched_filename_idx\` ON \`media\` (\`sizes_stretched_filename\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`media_sizes_stretched_png_sizes_stretched_png_filename_idx\` ON \`media\` (\`sizes_stretched_png_filename\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`media_sizes_stretched_video_sizes_stretched_video_filena_idx\` ON \`media\` (\`sizes_stretched_video_filename\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`media_sizes_stretched_video_png_sizes_stretched_video_pn_idx\` ON \`media\` (\`sizes_stretched_video_png_filename\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`media_sizes_break_out_sizes_break_out_filename_idx\` ON \`media\` (\`sizes_break_out_filename\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`media_sizes_break_out_png_sizes_break_out_png_filename_idx\` ON \`media\` (\`sizes_break_out_png_filename\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`media_sizes_inline_sizes_inline_filename_idx\` ON \`media\` (\`sizes_inline_filename\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`media_sizes_inline_png_sizes_inline_png_filename_idx\` ON \`media\` (\`sizes_inline_png_filename\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`media_sizes_aside_square_sizes_aside_square_filename_idx\` ON \`media\` (\`sizes_aside_square_filename\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`media_sizes_aside_square_png_sizes_aside_square_png_file_idx\` ON \`media\` (\`sizes_aside_square_png_filename\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`media_sizes_aside_video_sizes_aside_video_filename_idx\` ON \`media\` (\`sizes_aside_video_filename\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`media_sizes_aside_video_png_sizes_aside_video_png_filena_idx\` ON \`media\` (\`sizes_aside_video_png_filename\`);`,
  );
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text NOT NULL,
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`media_locales_pid_idx\` ON \`media_locales\` (\`_parent_id\`);`);
  await db.run(sql`CREATE TABLE \`files\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`locale\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `);
  await db.run(sql`CREATE UNIQUE INDEX \`files_slug_idx\` ON \`files\` (\`slug\`);`);
  await db.run(sql`CREATE INDEX \`files_updated_at_idx\` ON \`files\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`files_created_at_idx\` ON \`files\` (\`created_at\`);`);
  await db.run(sql`CREATE UNIQUE INDEX \`files_filename_idx\` ON \`files\` (\`filename\`);`);
  await db.run(sql`CREATE TABLE \`files_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`files_locales_locale_parent_id_unique\` ON \`files_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`files_locales_pid_idx\` ON \`files_locales\` (\`_parent_id\`);`);
  await db.run(sql`CREATE TABLE \`sites_domains\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`host\` text NOT NULL,
  	\`slug\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`sites_domains_order_idx\` ON \`sites_domains\` (\`_order\`);`);
  await db.run(sql`CREATE INDEX \`sites_domains_parent_id_idx\` ON \`sites_domains\` (\`_parent_id\`);`);
  await db.run(sql`CREATE INDEX \`sites_domains_slug_idx\` ON \`sites_domains\` (\`slug\`);`);
  await db.run(sql`CREATE TABLE \`sites_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`sites_languages_order_idx\` ON \`sites_languages\` (\`order\`);`);
  await db.run(sql`CREATE INDEX \`sites_languages_parent_idx\` ON \`sites_languages\` (\`parent_id\`);`);
  await db.run(sql`CREATE TABLE \`sites\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`slug\` text,
  	\`international_only\` integer DEFAULT false,
  	\`hide_side_buttons\` integer DEFAULT false,
  	\`enable_cut_font\` integer DEFAULT false,
  	\`partner_lookup\` integer DEFAULT false,
  	\`default_language\` text DEFAULT 'en' NOT NULL,
  	\`localeless_language\` text,
  	\`header_navigation_theme\` text DEFAULT 'Default' NOT NULL,
  	\`header_navigation_hidden\` integer DEFAULT false,
  	\`contact_phone\` text,
  	\`contact_email\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(sql`CREATE UNIQUE INDEX \`sites_key_idx\` ON \`sites\` (\`key\`);`);
  await db.run(sql`CREATE INDEX \`sites_slug_idx\` ON \`sites\` (\`slug\`);`);
  await db.run(sql`CREATE INDEX \`sites_updated_at_idx\` ON \`sites\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`sites_created_at_idx\` ON \`sites\` (\`created_at\`);`);
  await db.run(sql`CREATE TABLE \`sites_locales\` (
  	\`footer_navigation_note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`sites_locales_locale_parent_id_unique\` ON \`sites_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`sites_locales_pid_idx\` ON \`sites_locales\` (\`_parent_id\`);`);
  await db.run(sql`CREATE TABLE \`sites_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`navigation_items_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`navigation_items_id\`) REFERENCES \`navigation_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`sites_rels_order_idx\` ON \`sites_rels\` (\`order\`);`);
  await db.run(sql`CREATE INDEX \`sites_rels_parent_idx\` ON \`sites_rels\` (\`parent_id\`);`);
  await db.run(sql`CREATE INDEX \`sites_rels_path_idx\` ON \`sites_rels\` (\`path\`);`);
  await db.run(
    sql`CREATE INDEX \`sites_rels_navigation_items_id_idx\` ON \`sites_rels\` (\`navigation_items_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`brands\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`pim_id\` text NOT NULL,
  	\`theme\` text DEFAULT 'Default' NOT NULL,
  	\`image_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE UNIQUE INDEX \`brands_pim_id_idx\` ON \`brands\` (\`pim_id\`);`);
  await db.run(sql`CREATE INDEX \`brands_image_idx\` ON \`brands\` (\`image_id\`);`);
  await db.run(sql`CREATE INDEX \`brands_updated_at_idx\` ON \`brands\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`brands_created_at_idx\` ON \`brands\` (\`created_at\`);`);
  await db.run(sql`CREATE TABLE \`countries_supported_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`countries_supported_languages_order_idx\` ON \`countries_supported_languages\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`countries_supported_languages_parent_idx\` ON \`countries_supported_languages\` (\`parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`countries\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`country_code\` text NOT NULL,
  	\`hidden\` integer DEFAULT false,
  	\`default_language\` text NOT NULL,
  	\`default_measurement_system\` text DEFAULT 'Metric' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(sql`CREATE UNIQUE INDEX \`countries_country_code_idx\` ON \`countries\` (\`country_code\`);`);
  await db.run(sql`CREATE INDEX \`countries_updated_at_idx\` ON \`countries\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`countries_created_at_idx\` ON \`countries\` (\`created_at\`);`);
  await db.run(sql`CREATE TABLE \`countries_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`countries_locales_locale_parent_id_unique\` ON \`countries_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`countries_locales_pid_idx\` ON \`countries_locales\` (\`_parent_id\`);`);
  await db.run(sql`CREATE TABLE \`languages\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`native_name\` text NOT NULL,
  	\`language_code\` text NOT NULL,
  	\`default_country\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`languages_language_code_idx\` ON \`languages\` (\`language_code\`);`,
  );
  await db.run(sql`CREATE INDEX \`languages_updated_at_idx\` ON \`languages\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`languages_created_at_idx\` ON \`languages\` (\`created_at\`);`);
  await db.run(sql`CREATE TABLE \`languages_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`languages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`languages_locales_locale_parent_id_unique\` ON \`languages_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`languages_locales_pid_idx\` ON \`languages_locales\` (\`_parent_id\`);`);
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`);
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`);
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`role\` text DEFAULT 'author' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `);
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`);
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`);
  await db.run(sql`CREATE TABLE \`service_accounts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'site' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`enable_a_p_i_key\` integer,
  	\`api_key\` text,
  	\`api_key_index\` text
  );
  `);
  await db.run(
    sql`CREATE INDEX \`service_accounts_updated_at_idx\` ON \`service_accounts\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`service_accounts_created_at_idx\` ON \`service_accounts\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`outbox\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`last_error\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(sql`CREATE INDEX \`outbox_updated_at_idx\` ON \`outbox\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`outbox_created_at_idx\` ON \`outbox\` (\`created_at\`);`);
  await db.run(sql`CREATE TABLE \`outbox_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`outbox\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`outbox_texts_order_parent\` ON \`outbox_texts\` (\`order\`,\`parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`seed_records\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`hash\` text NOT NULL,
  	\`written_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(sql`CREATE UNIQUE INDEX \`seed_records_key_idx\` ON \`seed_records\` (\`key\`);`);
  await db.run(sql`CREATE INDEX \`seed_records_updated_at_idx\` ON \`seed_records\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`seed_records_created_at_idx\` ON \`seed_records\` (\`created_at\`);`);
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `);
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`);
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` text(36),
  	\`navigation_items_id\` text(36),
  	\`redirects_id\` text(36),
  	\`media_id\` text(36),
  	\`files_id\` text(36),
  	\`sites_id\` text(36),
  	\`brands_id\` text(36),
  	\`countries_id\` text(36),
  	\`languages_id\` text(36),
  	\`users_id\` text(36),
  	\`service_accounts_id\` text(36),
  	\`outbox_id\` text(36),
  	\`seed_records_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`navigation_items_id\`) REFERENCES \`navigation_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sites_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`brands_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`languages_id\`) REFERENCES \`languages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`service_accounts_id\`) REFERENCES \`service_accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`outbox_id\`) REFERENCES \`outbox\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`seed_records_id\`) REFERENCES \`seed_records\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_navigation_items_id_idx\` ON \`payload_locked_documents_rels\` (\`navigation_items_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_files_id_idx\` ON \`payload_locked_documents_rels\` (\`files_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_sites_id_idx\` ON \`payload_locked_documents_rels\` (\`sites_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_brands_id_idx\` ON \`payload_locked_documents_rels\` (\`brands_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_countries_id_idx\` ON \`payload_locked_documents_rels\` (\`countries_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_languages_id_idx\` ON \`payload_locked_documents_rels\` (\`languages_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_service_accounts_id_idx\` ON \`payload_locked_documents_rels\` (\`service_accounts_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_outbox_id_idx\` ON \`payload_locked_documents_rels\` (\`outbox_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_seed_records_id_idx\` ON \`payload_locked_documents_rels\` (\`seed_records_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`);
  await db.run(
    sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	\`service_accounts_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`service_accounts_id\`) REFERENCES \`service_accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_service_accounts_id_idx\` ON \`payload_preferences_rels\` (\`service_accounts_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`,
  );
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages_languages\`;`);
  await db.run(sql`DROP TABLE \`pages_translations\`;`);
  await db.run(sql`DROP TABLE \`pages\`;`);
  await db.run(sql`DROP TABLE \`pages_locales\`;`);
  await db.run(sql`DROP TABLE \`pages_rels\`;`);
  await db.run(sql`DROP TABLE \`_pages_v_version_languages\`;`);
  await db.run(sql`DROP TABLE \`__pages_v_version_translations_v\`;`);
  await db.run(sql`DROP TABLE \`_pages_v\`;`);
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`);
  await db.run(sql`DROP TABLE \`_pages_v_rels\`;`);
  await db.run(sql`DROP TABLE \`navigation_items\`;`);
  await db.run(sql`DROP TABLE \`navigation_items_locales\`;`);
  await db.run(sql`DROP TABLE \`navigation_items_rels\`;`);
  await db.run(sql`DROP TABLE \`redirects\`;`);
  await db.run(sql`DROP TABLE \`redirects_locales\`;`);
  await db.run(sql`DROP TABLE \`media\`;`);
  await db.run(sql`DROP TABLE \`media_locales\`;`);
  await db.run(sql`DROP TABLE \`files\`;`);
  await db.run(sql`DROP TABLE \`files_locales\`;`);
  await db.run(sql`DROP TABLE \`sites_domains\`;`);
  await db.run(sql`DROP TABLE \`sites_languages\`;`);
  await db.run(sql`DROP TABLE \`sites\`;`);
  await db.run(sql`DROP TABLE \`sites_locales\`;`);
  await db.run(sql`DROP TABLE \`sites_rels\`;`);
  await db.run(sql`DROP TABLE \`brands\`;`);
  await db.run(sql`DROP TABLE \`countries_supported_languages\`;`);
  await db.run(sql`DROP TABLE \`countries\`;`);
  await db.run(sql`DROP TABLE \`countries_locales\`;`);
  await db.run(sql`DROP TABLE \`languages\`;`);
  await db.run(sql`DROP TABLE \`languages_locales\`;`);
  await db.run(sql`DROP TABLE \`users_sessions\`;`);
  await db.run(sql`DROP TABLE \`users\`;`);
  await db.run(sql`DROP TABLE \`service_accounts\`;`);
  await db.run(sql`DROP TABLE \`outbox\`;`);
  await db.run(sql`DROP TABLE \`outbox_texts\`;`);
  await db.run(sql`DROP TABLE \`seed_records\`;`);
  await db.run(sql`DROP TABLE \`payload_kv\`;`);
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`);
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`);
  await db.run(sql`DROP TABLE \`payload_preferences\`;`);
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`);
  await db.run(sql`DROP TABLE \`payload_migrations\`;`);
}
