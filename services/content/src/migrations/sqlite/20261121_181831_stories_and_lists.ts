import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`stories_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`stories_languages_order_idx\` ON \`stories_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`stories_languages_parent_idx\` ON \`stories_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`stories\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`teaser_image_id\` text(36),
  	\`modules\` text,
  	\`publication_date\` text,
  	\`category\` text,
  	\`has_video\` integer DEFAULT false,
  	\`site_id\` text(36),
  	\`slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`teaser_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`stories_teaser_image_idx\` ON \`stories\` (\`teaser_image_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_publication_date_idx\` ON \`stories\` (\`publication_date\`);`)
  await db.run(sql`CREATE INDEX \`stories_site_idx\` ON \`stories\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_slug_idx\` ON \`stories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`stories_updated_at_idx\` ON \`stories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stories_created_at_idx\` ON \`stories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`stories__status_idx\` ON \`stories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`stories_locales\` (
  	\`title\` text,
  	\`lead_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`stories_locales_locale_parent_id_unique\` ON \`stories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_locales_pid_idx\` ON \`stories_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`stories_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`stories_texts_order_parent\` ON \`stories_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`stories_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`topics_id\` text(36),
  	\`story_contacts_id\` text(36),
  	\`countries_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topics_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`story_contacts_id\`) REFERENCES \`story_contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`stories_rels_order_idx\` ON \`stories_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`stories_rels_parent_idx\` ON \`stories_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_rels_path_idx\` ON \`stories_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`stories_rels_topics_id_idx\` ON \`stories_rels\` (\`topics_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_rels_story_contacts_id_idx\` ON \`stories_rels\` (\`story_contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_rels_countries_id_idx\` ON \`stories_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE TABLE \`_stories_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_stories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_stories_v_version_languages_order_idx\` ON \`_stories_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_languages_parent_idx\` ON \`_stories_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_stories_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_teaser_image_id\` text(36),
  	\`version_modules\` text,
  	\`version_publication_date\` text,
  	\`version_category\` text,
  	\`version_has_video\` integer DEFAULT false,
  	\`version_site_id\` text(36),
  	\`version_slug\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_teaser_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_stories_v_parent_idx\` ON \`_stories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_teaser_image_idx\` ON \`_stories_v\` (\`version_teaser_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_publication_date_idx\` ON \`_stories_v\` (\`version_publication_date\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_site_idx\` ON \`_stories_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_slug_idx\` ON \`_stories_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_updated_at_idx\` ON \`_stories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_created_at_idx\` ON \`_stories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version__status_idx\` ON \`_stories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_created_at_idx\` ON \`_stories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_updated_at_idx\` ON \`_stories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_snapshot_idx\` ON \`_stories_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_published_locale_idx\` ON \`_stories_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_latest_idx\` ON \`_stories_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_stories_v_locales\` (
  	\`version_title\` text,
  	\`version_lead_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_stories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_stories_v_locales_locale_parent_id_unique\` ON \`_stories_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_locales_pid_idx\` ON \`_stories_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_stories_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_stories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_stories_v_texts_order_parent\` ON \`_stories_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_stories_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`topics_id\` text(36),
  	\`story_contacts_id\` text(36),
  	\`countries_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_stories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`topics_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`story_contacts_id\`) REFERENCES \`story_contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_stories_v_rels_order_idx\` ON \`_stories_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_rels_parent_idx\` ON \`_stories_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_rels_path_idx\` ON \`_stories_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_rels_topics_id_idx\` ON \`_stories_v_rels\` (\`topics_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_rels_story_contacts_id_idx\` ON \`_stories_v_rels\` (\`story_contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_rels_countries_id_idx\` ON \`_stories_v_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE TABLE \`story_contacts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`site_id\` text(36) NOT NULL,
  	\`slug\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text,
  	\`image_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`story_contacts_site_idx\` ON \`story_contacts\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`story_contacts_slug_idx\` ON \`story_contacts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`story_contacts_image_idx\` ON \`story_contacts\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`story_contacts_updated_at_idx\` ON \`story_contacts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`story_contacts_created_at_idx\` ON \`story_contacts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`story_contacts_locales\` (
  	\`name\` text NOT NULL,
  	\`role\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`story_contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`story_contacts_locales_locale_parent_id_unique\` ON \`story_contacts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`story_contacts_locales_pid_idx\` ON \`story_contacts_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`topics\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`topics_slug_idx\` ON \`topics\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`topics_updated_at_idx\` ON \`topics\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`topics_created_at_idx\` ON \`topics\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`topics_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`topics\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`topics_locales_locale_parent_id_unique\` ON \`topics_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`topics_locales_pid_idx\` ON \`topics_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`media_releases_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`media_releases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`media_releases_languages_order_idx\` ON \`media_releases_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`media_releases_languages_parent_idx\` ON \`media_releases_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`media_releases\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`teaser_image_id\` text(36),
  	\`modules\` text,
  	\`publication_date\` text,
  	\`adhoc\` integer DEFAULT false,
  	\`contact_email\` text,
  	\`site_id\` text(36),
  	\`slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`teaser_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`media_releases_teaser_image_idx\` ON \`media_releases\` (\`teaser_image_id\`);`)
  await db.run(sql`CREATE INDEX \`media_releases_publication_date_idx\` ON \`media_releases\` (\`publication_date\`);`)
  await db.run(sql`CREATE INDEX \`media_releases_site_idx\` ON \`media_releases\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`media_releases_slug_idx\` ON \`media_releases\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`media_releases_updated_at_idx\` ON \`media_releases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_releases_created_at_idx\` ON \`media_releases\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_releases__status_idx\` ON \`media_releases\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`media_releases_locales\` (
  	\`title\` text,
  	\`lead_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media_releases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_releases_locales_locale_parent_id_unique\` ON \`media_releases_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_releases_locales_pid_idx\` ON \`media_releases_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`media_releases_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`files_id\` text(36),
  	\`countries_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`media_releases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`media_releases_rels_order_idx\` ON \`media_releases_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`media_releases_rels_parent_idx\` ON \`media_releases_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_releases_rels_path_idx\` ON \`media_releases_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`media_releases_rels_files_id_idx\` ON \`media_releases_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`media_releases_rels_countries_id_idx\` ON \`media_releases_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE TABLE \`_media_releases_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_media_releases_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_media_releases_v_version_languages_order_idx\` ON \`_media_releases_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_media_releases_v_version_languages_parent_idx\` ON \`_media_releases_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_media_releases_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_teaser_image_id\` text(36),
  	\`version_modules\` text,
  	\`version_publication_date\` text,
  	\`version_adhoc\` integer DEFAULT false,
  	\`version_contact_email\` text,
  	\`version_site_id\` text(36),
  	\`version_slug\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`media_releases\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_teaser_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_media_releases_v_parent_idx\` ON \`_media_releases_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_media_releases_v_version_version_teaser_image_idx\` ON \`_media_releases_v\` (\`version_teaser_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_media_releases_v_version_version_publication_date_idx\` ON \`_media_releases_v\` (\`version_publication_date\`);`)
  await db.run(sql`CREATE INDEX \`_media_releases_v_version_version_site_idx\` ON \`_media_releases_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_media_releases_v_version_version_slug_idx\` ON \`_media_releases_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_media_releases_v_version_version_updated_at_idx\` ON \`_media_releases_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_media_releases_v_version_version_created_at_idx\` ON \`_media_releases_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_media_releases_v_version_version__status_idx\` ON \`_media_releases_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_media_releases_v_created_at_idx\` ON \`_media_releases_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_media_releases_v_updated_at_idx\` ON \`_media_releases_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_media_releases_v_snapshot_idx\` ON \`_media_releases_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_media_releases_v_published_locale_idx\` ON \`_media_releases_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_media_releases_v_latest_idx\` ON \`_media_releases_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_media_releases_v_locales\` (
  	\`version_title\` text,
  	\`version_lead_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_media_releases_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_media_releases_v_locales_locale_parent_id_unique\` ON \`_media_releases_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_media_releases_v_locales_pid_idx\` ON \`_media_releases_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_media_releases_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`files_id\` text(36),
  	\`countries_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_media_releases_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_media_releases_v_rels_order_idx\` ON \`_media_releases_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_media_releases_v_rels_parent_idx\` ON \`_media_releases_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_media_releases_v_rels_path_idx\` ON \`_media_releases_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_media_releases_v_rels_files_id_idx\` ON \`_media_releases_v_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`_media_releases_v_rels_countries_id_idx\` ON \`_media_releases_v_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE TABLE \`news\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`site_id\` text(36),
  	\`publication_date\` text,
  	\`image_id\` text(36),
  	\`link_kind\` text,
  	\`link_page_id\` text(36),
  	\`link_page_parameters\` text,
  	\`link_path\` text,
  	\`link_url\` text,
  	\`link_product\` text,
  	\`link_file_id\` text(36),
  	\`link_open_in_new_tab\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_file_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`news_site_idx\` ON \`news\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`news_publication_date_idx\` ON \`news\` (\`publication_date\`);`)
  await db.run(sql`CREATE INDEX \`news_image_idx\` ON \`news\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`news_link_link_page_idx\` ON \`news\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`news_link_link_file_idx\` ON \`news\` (\`link_file_id\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news__status_idx\` ON \`news\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`news_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`link_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`news_locales_locale_parent_id_unique\` ON \`news_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_locales_pid_idx\` ON \`news_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_site_id\` text(36),
  	\`version_publication_date\` text,
  	\`version_image_id\` text(36),
  	\`version_link_kind\` text,
  	\`version_link_page_id\` text(36),
  	\`version_link_page_parameters\` text,
  	\`version_link_path\` text,
  	\`version_link_url\` text,
  	\`version_link_product\` text,
  	\`version_link_file_id\` text(36),
  	\`version_link_open_in_new_tab\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_link_file_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_parent_idx\` ON \`_news_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_site_idx\` ON \`_news_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_publication_date_idx\` ON \`_news_v\` (\`version_publication_date\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_image_idx\` ON \`_news_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_link_version_link_page_idx\` ON \`_news_v\` (\`version_link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_link_version_link_file_idx\` ON \`_news_v\` (\`version_link_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_at_idx\` ON \`_news_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_at_idx\` ON \`_news_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__status_idx\` ON \`_news_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_created_at_idx\` ON \`_news_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_updated_at_idx\` ON \`_news_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_snapshot_idx\` ON \`_news_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_published_locale_idx\` ON \`_news_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_latest_idx\` ON \`_news_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_locales\` (
  	\`version_title\` text,
  	\`version_text\` text,
  	\`version_link_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_news_v_locales_locale_parent_id_unique\` ON \`_news_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_locales_pid_idx\` ON \`_news_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_languages_order_idx\` ON \`events_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`events_languages_parent_idx\` ON \`events_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`teaser_image_id\` text(36),
  	\`modules\` text,
  	\`start_date\` text,
  	\`end_date\` text,
  	\`is_all_day\` integer DEFAULT false,
  	\`time_zone\` text DEFAULT 'Europe/Zurich',
  	\`kind\` text,
  	\`country_id\` text(36),
  	\`stand\` text,
  	\`link_kind\` text,
  	\`link_page_id\` text(36),
  	\`link_page_parameters\` text,
  	\`link_path\` text,
  	\`link_url\` text,
  	\`link_product\` text,
  	\`link_file_id\` text(36),
  	\`link_open_in_new_tab\` integer DEFAULT false,
  	\`site_id\` text(36),
  	\`slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`teaser_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_file_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`events_teaser_image_idx\` ON \`events\` (\`teaser_image_id\`);`)
  await db.run(sql`CREATE INDEX \`events_start_date_idx\` ON \`events\` (\`start_date\`);`)
  await db.run(sql`CREATE INDEX \`events_country_idx\` ON \`events\` (\`country_id\`);`)
  await db.run(sql`CREATE INDEX \`events_link_link_page_idx\` ON \`events\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`events_link_link_file_idx\` ON \`events\` (\`link_file_id\`);`)
  await db.run(sql`CREATE INDEX \`events_site_idx\` ON \`events\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`events_slug_idx\` ON \`events\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`events_locales\` (
  	\`title\` text,
  	\`lead_text\` text,
  	\`place\` text,
  	\`address\` text,
  	\`link_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`events_locales_locale_parent_id_unique\` ON \`events_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_locales_pid_idx\` ON \`events_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`countries_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_rels_order_idx\` ON \`events_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_parent_idx\` ON \`events_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_path_idx\` ON \`events_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_countries_id_idx\` ON \`events_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_languages_order_idx\` ON \`_events_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_languages_parent_idx\` ON \`_events_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_teaser_image_id\` text(36),
  	\`version_modules\` text,
  	\`version_start_date\` text,
  	\`version_end_date\` text,
  	\`version_is_all_day\` integer DEFAULT false,
  	\`version_time_zone\` text DEFAULT 'Europe/Zurich',
  	\`version_kind\` text,
  	\`version_country_id\` text(36),
  	\`version_stand\` text,
  	\`version_link_kind\` text,
  	\`version_link_page_id\` text(36),
  	\`version_link_page_parameters\` text,
  	\`version_link_path\` text,
  	\`version_link_url\` text,
  	\`version_link_product\` text,
  	\`version_link_file_id\` text(36),
  	\`version_link_open_in_new_tab\` integer DEFAULT false,
  	\`version_site_id\` text(36),
  	\`version_slug\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_teaser_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_link_file_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_teaser_image_idx\` ON \`_events_v\` (\`version_teaser_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_start_date_idx\` ON \`_events_v\` (\`version_start_date\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_country_idx\` ON \`_events_v\` (\`version_country_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_link_version_link_page_idx\` ON \`_events_v\` (\`version_link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_link_version_link_file_idx\` ON \`_events_v\` (\`version_link_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_site_idx\` ON \`_events_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_slug_idx\` ON \`_events_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_snapshot_idx\` ON \`_events_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_published_locale_idx\` ON \`_events_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_locales\` (
  	\`version_title\` text,
  	\`version_lead_text\` text,
  	\`version_place\` text,
  	\`version_address\` text,
  	\`version_link_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_events_v_locales_locale_parent_id_unique\` ON \`_events_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_locales_pid_idx\` ON \`_events_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`countries_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_rels_order_idx\` ON \`_events_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_parent_idx\` ON \`_events_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_path_idx\` ON \`_events_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_countries_id_idx\` ON \`_events_v_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE TABLE \`locations_kinds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_kinds_order_idx\` ON \`locations_kinds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`locations_kinds_parent_idx\` ON \`locations_kinds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations_opening_hours_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`locations_opening_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_opening_hours_days_order_idx\` ON \`locations_opening_hours_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`locations_opening_hours_days_parent_idx\` ON \`locations_opening_hours_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations_opening_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`opens\` text NOT NULL,
  	\`closes\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_opening_hours_order_idx\` ON \`locations_opening_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`locations_opening_hours_parent_id_idx\` ON \`locations_opening_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations_closed_days\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`date\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_closed_days_order_idx\` ON \`locations_closed_days\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`locations_closed_days_parent_id_idx\` ON \`locations_closed_days\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations_closed_days_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`locations_closed_days\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`locations_closed_days_locales_locale_parent_id_unique\` ON \`locations_closed_days_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`locations_closed_days_locales_pid_idx\` ON \`locations_closed_days_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`site_id\` text(36) NOT NULL,
  	\`slug\` text NOT NULL,
  	\`street\` text,
  	\`zip\` text,
  	\`country_id\` text(36) NOT NULL,
  	\`latitude\` numeric NOT NULL,
  	\`longitude\` numeric NOT NULL,
  	\`time_zone\` text NOT NULL,
  	\`phone\` text,
  	\`email\` text,
  	\`website\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_site_idx\` ON \`locations\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`locations_slug_idx\` ON \`locations\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`locations_country_idx\` ON \`locations\` (\`country_id\`);`)
  await db.run(sql`CREATE INDEX \`locations_updated_at_idx\` ON \`locations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`locations_created_at_idx\` ON \`locations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`locations_locales\` (
  	\`name\` text NOT NULL,
  	\`city\` text NOT NULL,
  	\`region\` text,
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`locations_locales_locale_parent_id_unique\` ON \`locations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`locations_locales_pid_idx\` ON \`locations_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`terms\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`site_id\` text(36) NOT NULL,
  	\`slug\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`valid_from\` text,
  	\`file_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`terms_site_idx\` ON \`terms\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`terms_slug_idx\` ON \`terms\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`terms_file_idx\` ON \`terms\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`terms_updated_at_idx\` ON \`terms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`terms_created_at_idx\` ON \`terms\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`terms_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`terms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`terms_locales_locale_parent_id_unique\` ON \`terms_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`terms_locales_pid_idx\` ON \`terms_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`terms_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`countries_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`terms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`terms_rels_order_idx\` ON \`terms_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`terms_rels_parent_idx\` ON \`terms_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`terms_rels_path_idx\` ON \`terms_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`terms_rels_countries_id_idx\` ON \`terms_rels\` (\`countries_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`stories_id\` text(36) REFERENCES stories(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`story_contacts_id\` text(36) REFERENCES story_contacts(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`topics_id\` text(36) REFERENCES topics(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`media_releases_id\` text(36) REFERENCES media_releases(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`news_id\` text(36) REFERENCES news(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`events_id\` text(36) REFERENCES events(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`locations_id\` text(36) REFERENCES locations(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`terms_id\` text(36) REFERENCES terms(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stories_id_idx\` ON \`payload_locked_documents_rels\` (\`stories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_story_contacts_id_idx\` ON \`payload_locked_documents_rels\` (\`story_contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_topics_id_idx\` ON \`payload_locked_documents_rels\` (\`topics_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_releases_id_idx\` ON \`payload_locked_documents_rels\` (\`media_releases_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_locations_id_idx\` ON \`payload_locked_documents_rels\` (\`locations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_terms_id_idx\` ON \`payload_locked_documents_rels\` (\`terms_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`stories_languages\`;`)
  await db.run(sql`DROP TABLE \`stories\`;`)
  await db.run(sql`DROP TABLE \`stories_locales\`;`)
  await db.run(sql`DROP TABLE \`stories_texts\`;`)
  await db.run(sql`DROP TABLE \`stories_rels\`;`)
  await db.run(sql`DROP TABLE \`_stories_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_stories_v\`;`)
  await db.run(sql`DROP TABLE \`_stories_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_stories_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_stories_v_rels\`;`)
  await db.run(sql`DROP TABLE \`story_contacts\`;`)
  await db.run(sql`DROP TABLE \`story_contacts_locales\`;`)
  await db.run(sql`DROP TABLE \`topics\`;`)
  await db.run(sql`DROP TABLE \`topics_locales\`;`)
  await db.run(sql`DROP TABLE \`media_releases_languages\`;`)
  await db.run(sql`DROP TABLE \`media_releases\`;`)
  await db.run(sql`DROP TABLE \`media_releases_locales\`;`)
  await db.run(sql`DROP TABLE \`media_releases_rels\`;`)
  await db.run(sql`DROP TABLE \`_media_releases_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_media_releases_v\`;`)
  await db.run(sql`DROP TABLE \`_media_releases_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_media_releases_v_rels\`;`)
  await db.run(sql`DROP TABLE \`news\`;`)
  await db.run(sql`DROP TABLE \`news_locales\`;`)
  await db.run(sql`DROP TABLE \`_news_v\`;`)
  await db.run(sql`DROP TABLE \`_news_v_locales\`;`)
  await db.run(sql`DROP TABLE \`events_languages\`;`)
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`DROP TABLE \`events_locales\`;`)
  await db.run(sql`DROP TABLE \`events_rels\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`_events_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_events_v_rels\`;`)
  await db.run(sql`DROP TABLE \`locations_kinds\`;`)
  await db.run(sql`DROP TABLE \`locations_opening_hours_days\`;`)
  await db.run(sql`DROP TABLE \`locations_opening_hours\`;`)
  await db.run(sql`DROP TABLE \`locations_closed_days\`;`)
  await db.run(sql`DROP TABLE \`locations_closed_days_locales\`;`)
  await db.run(sql`DROP TABLE \`locations\`;`)
  await db.run(sql`DROP TABLE \`locations_locales\`;`)
  await db.run(sql`DROP TABLE \`terms\`;`)
  await db.run(sql`DROP TABLE \`terms_locales\`;`)
  await db.run(sql`DROP TABLE \`terms_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
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
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "navigation_items_id", "redirects_id", "media_id", "files_id", "sites_id", "brands_id", "countries_id", "languages_id", "users_id", "service_accounts_id", "outbox_id", "seed_records_id") SELECT "id", "order", "parent_id", "path", "pages_id", "navigation_items_id", "redirects_id", "media_id", "files_id", "sites_id", "brands_id", "countries_id", "languages_id", "users_id", "service_accounts_id", "outbox_id", "seed_records_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_navigation_items_id_idx\` ON \`payload_locked_documents_rels\` (\`navigation_items_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_files_id_idx\` ON \`payload_locked_documents_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sites_id_idx\` ON \`payload_locked_documents_rels\` (\`sites_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_brands_id_idx\` ON \`payload_locked_documents_rels\` (\`brands_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_countries_id_idx\` ON \`payload_locked_documents_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_languages_id_idx\` ON \`payload_locked_documents_rels\` (\`languages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_service_accounts_id_idx\` ON \`payload_locked_documents_rels\` (\`service_accounts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_outbox_id_idx\` ON \`payload_locked_documents_rels\` (\`outbox_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_seed_records_id_idx\` ON \`payload_locked_documents_rels\` (\`seed_records_id\`);`)
}
