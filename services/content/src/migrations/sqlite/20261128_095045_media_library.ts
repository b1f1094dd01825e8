import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { hashUploads } from '../../backfill/contentHashes'
import { readStored } from '../../files/readStored'

type Row = Readonly<Record<string, unknown>>

/** Also hashes the files that are stored, so that they are found again. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`media_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`media_texts_order_parent\` ON \`media_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`files_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`files_texts_order_parent\` ON \`files_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_media_locales\` (
  	\`alt\` text,
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_media_locales\`("alt", "caption", "id", "_locale", "_parent_id") SELECT "alt", "caption", "id", "_locale", "_parent_id" FROM \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_media_locales\` RENAME TO \`media_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_locales_pid_idx\` ON \`media_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`is_decorative\` integer;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`credit\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`licence\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`licence_ends\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`content_hash\` text;`)
  await db.run(sql`CREATE INDEX \`media_licence_ends_idx\` ON \`media\` (\`licence_ends\`);`)
  await db.run(sql`CREATE INDEX \`media_content_hash_idx\` ON \`media\` (\`content_hash\`);`)
  await db.run(sql`ALTER TABLE \`files\` ADD \`credit\` text;`)
  await db.run(sql`ALTER TABLE \`files\` ADD \`licence\` text;`)
  await db.run(sql`ALTER TABLE \`files\` ADD \`licence_ends\` text;`)
  await db.run(sql`ALTER TABLE \`files\` ADD \`content_hash\` text;`)
  await db.run(sql`CREATE INDEX \`files_licence_ends_idx\` ON \`files\` (\`licence_ends\`);`)
  await db.run(sql`CREATE INDEX \`files_content_hash_idx\` ON \`files\` (\`content_hash\`);`)
  const media = await db.all<Row>(sql`SELECT \`id\`, \`filename\` FROM \`media\`;`)
  for await (const { id, hash } of hashUploads(media, readStored('media')))
    await db.run(sql`UPDATE \`media\` SET \`content_hash\` = ${hash} WHERE \`id\` = ${id};`)
  const files = await db.all<Row>(sql`SELECT \`id\`, \`filename\` FROM \`files\`;`)
  for await (const { id, hash } of hashUploads(files, readStored('files')))
    await db.run(sql`UPDATE \`files\` SET \`content_hash\` = ${hash} WHERE \`id\` = ${id};`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`media_texts\`;`)
  await db.run(sql`DROP TABLE \`files_texts\`;`)
  await db.run(sql`DROP INDEX \`media_licence_ends_idx\`;`)
  await db.run(sql`DROP INDEX \`media_content_hash_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`is_decorative\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`credit\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`licence\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`licence_ends\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`content_hash\`;`)
  await db.run(sql`DROP INDEX \`files_licence_ends_idx\`;`)
  await db.run(sql`DROP INDEX \`files_content_hash_idx\`;`)
  await db.run(sql`ALTER TABLE \`files\` DROP COLUMN \`credit\`;`)
  await db.run(sql`ALTER TABLE \`files\` DROP COLUMN \`licence\`;`)
  await db.run(sql`ALTER TABLE \`files\` DROP COLUMN \`licence_ends\`;`)
  await db.run(sql`ALTER TABLE \`files\` DROP COLUMN \`content_hash\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_media_locales\` (
  	\`alt\` text NOT NULL,
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_media_locales\`("alt", "caption", "id", "_locale", "_parent_id") SELECT "alt", "caption", "id", "_locale", "_parent_id" FROM \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_media_locales\` RENAME TO \`media_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_locales_pid_idx\` ON \`media_locales\` (\`_parent_id\`);`)
}
