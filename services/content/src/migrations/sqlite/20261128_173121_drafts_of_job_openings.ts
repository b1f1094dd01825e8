import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** Openings that are stored are published, each with a version: lists of the admin show newest versions. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_job_openings_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_job_openings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_job_openings_v_version_languages_order_idx\` ON \`_job_openings_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_job_openings_v_version_languages_parent_idx\` ON \`_job_openings_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_job_openings_v_version_employment_types\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_job_openings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_job_openings_v_version_employment_types_order_idx\` ON \`_job_openings_v_version_employment_types\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_job_openings_v_version_employment_types_parent_idx\` ON \`_job_openings_v_version_employment_types\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_job_openings_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_site_id\` text(36),
  	\`version_slug\` text,
  	\`version_location_id\` text(36),
  	\`version_published_on\` text,
  	\`version_apply_until\` text,
  	\`version_email\` text,
  	\`version_application_url\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`job_openings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_location_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_job_openings_v_parent_idx\` ON \`_job_openings_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_job_openings_v_version_version_site_idx\` ON \`_job_openings_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_job_openings_v_version_version_slug_idx\` ON \`_job_openings_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_job_openings_v_version_version_location_idx\` ON \`_job_openings_v\` (\`version_location_id\`);`)
  await db.run(sql`CREATE INDEX \`_job_openings_v_version_version_updated_at_idx\` ON \`_job_openings_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_job_openings_v_version_version_created_at_idx\` ON \`_job_openings_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_job_openings_v_version_version__status_idx\` ON \`_job_openings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_job_openings_v_created_at_idx\` ON \`_job_openings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_job_openings_v_updated_at_idx\` ON \`_job_openings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_job_openings_v_snapshot_idx\` ON \`_job_openings_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_job_openings_v_published_locale_idx\` ON \`_job_openings_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_job_openings_v_latest_idx\` ON \`_job_openings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_job_openings_v_autosave_idx\` ON \`_job_openings_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_job_openings_v_locales\` (
  	\`version_title\` text,
  	\`version_department\` text,
  	\`version_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_job_openings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_job_openings_v_locales_locale_parent_id_unique\` ON \`_job_openings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_job_openings_v_locales_pid_idx\` ON \`_job_openings_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_job_openings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`site_id\` text(36),
  	\`slug\` text,
  	\`location_id\` text(36),
  	\`published_on\` text,
  	\`apply_until\` text,
  	\`email\` text,
  	\`application_url\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`location_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_job_openings\`("id", "site_id", "slug", "location_id", "published_on", "apply_until", "email", "application_url", "updated_at", "created_at", "_status") SELECT "id", "site_id", "slug", "location_id", "published_on", "apply_until", "email", "application_url", "updated_at", "created_at", 'published' FROM \`job_openings\`;`)
  await db.run(sql`DROP TABLE \`job_openings\`;`)
  await db.run(sql`ALTER TABLE \`__new_job_openings\` RENAME TO \`job_openings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`job_openings_site_idx\` ON \`job_openings\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`job_openings_slug_idx\` ON \`job_openings\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`job_openings_location_idx\` ON \`job_openings\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`job_openings_updated_at_idx\` ON \`job_openings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`job_openings_created_at_idx\` ON \`job_openings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`job_openings__status_idx\` ON \`job_openings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_job_openings_locales\` (
  	\`title\` text,
  	\`department\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`job_openings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_job_openings_locales\`("title", "department", "text", "id", "_locale", "_parent_id") SELECT "title", "department", "text", "id", "_locale", "_parent_id" FROM \`job_openings_locales\`;`)
  await db.run(sql`DROP TABLE \`job_openings_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_job_openings_locales\` RENAME TO \`job_openings_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`job_openings_locales_locale_parent_id_unique\` ON \`job_openings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`job_openings_locales_pid_idx\` ON \`job_openings_locales\` (\`_parent_id\`);`)
  await db.run(sql`INSERT INTO \`_job_openings_v\` (\`id\`, \`parent_id\`, \`version_site_id\`, \`version_slug\`, \`version_location_id\`, \`version_published_on\`, \`version_apply_until\`, \`version_email\`, \`version_application_url\`, \`version_updated_at\`, \`version_created_at\`, \`version__status\`, \`created_at\`, \`updated_at\`, \`latest\`) SELECT \`id\`, \`id\`, \`site_id\`, \`slug\`, \`location_id\`, \`published_on\`, \`apply_until\`, \`email\`, \`application_url\`, \`updated_at\`, \`created_at\`, 'published', \`created_at\`, \`updated_at\`, 1 FROM \`job_openings\`;`)
  await db.run(sql`INSERT INTO \`_job_openings_v_locales\` (\`version_title\`, \`version_department\`, \`version_text\`, \`_locale\`, \`_parent_id\`) SELECT \`title\`, \`department\`, \`text\`, \`_locale\`, \`_parent_id\` FROM \`job_openings_locales\`;`)
  await db.run(sql`INSERT INTO \`_job_openings_v_version_languages\` (\`order\`, \`parent_id\`, \`value\`, \`id\`) SELECT \`order\`, \`parent_id\`, \`value\`, \`id\` FROM \`job_openings_languages\`;`)
  await db.run(sql`INSERT INTO \`_job_openings_v_version_employment_types\` (\`order\`, \`parent_id\`, \`value\`, \`id\`) SELECT \`order\`, \`parent_id\`, \`value\`, \`id\` FROM \`job_openings_employment_types\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_job_openings_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_job_openings_v_version_employment_types\`;`)
  await db.run(sql`DROP TABLE \`_job_openings_v\`;`)
  await db.run(sql`DROP TABLE \`_job_openings_v_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_job_openings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`site_id\` text(36) NOT NULL,
  	\`slug\` text NOT NULL,
  	\`location_id\` text(36) NOT NULL,
  	\`published_on\` text NOT NULL,
  	\`apply_until\` text,
  	\`email\` text,
  	\`application_url\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`location_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_job_openings\`("id", "site_id", "slug", "location_id", "published_on", "apply_until", "email", "application_url", "updated_at", "created_at") SELECT "id", "site_id", "slug", "location_id", "published_on", "apply_until", "email", "application_url", "updated_at", "created_at" FROM \`job_openings\`;`)
  await db.run(sql`DROP TABLE \`job_openings\`;`)
  await db.run(sql`ALTER TABLE \`__new_job_openings\` RENAME TO \`job_openings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`job_openings_site_idx\` ON \`job_openings\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`job_openings_slug_idx\` ON \`job_openings\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`job_openings_location_idx\` ON \`job_openings\` (\`location_id\`);`)
  await db.run(sql`CREATE INDEX \`job_openings_updated_at_idx\` ON \`job_openings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`job_openings_created_at_idx\` ON \`job_openings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_job_openings_locales\` (
  	\`title\` text NOT NULL,
  	\`department\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`job_openings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_job_openings_locales\`("title", "department", "text", "id", "_locale", "_parent_id") SELECT "title", "department", "text", "id", "_locale", "_parent_id" FROM \`job_openings_locales\`;`)
  await db.run(sql`DROP TABLE \`job_openings_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_job_openings_locales\` RENAME TO \`job_openings_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`job_openings_locales_locale_parent_id_unique\` ON \`job_openings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`job_openings_locales_pid_idx\` ON \`job_openings_locales\` (\`_parent_id\`);`)
}
