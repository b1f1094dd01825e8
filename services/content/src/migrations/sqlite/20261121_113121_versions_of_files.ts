import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite';
import { listRespelled, listShownFiles } from '../../backfill/versionsOfFiles';

type Row = Record<string, unknown>;

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`files_slug_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`slug_locale_idx\` ON \`files\` (\`slug\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`files_slug_idx\` ON \`files\` (\`slug\`);`)
  await db.run(sql`ALTER TABLE \`pages_rels\` ADD \`files_id\` text(36) REFERENCES \`files\`(\`id\`) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`pages_rels_files_id_idx\` ON \`pages_rels\` (\`files_id\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v_rels\` ADD \`files_id\` text(36) REFERENCES \`files\`(\`id\`) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_files_id_idx\` ON \`_pages_v_rels\` (\`files_id\`);`)
  await db.run(sql`UPDATE \`pages\` SET \`protection_mode\` = 'none' WHERE \`protection_mode\` IS NULL;`)
  const pages = await db.all<Row>(sql`SELECT \`id\`, \`modules\` FROM \`pages\`;`)
  const files = await db.all<Row>(sql`SELECT \`id\`, \`slug\` FROM \`files\`;`)
  for (const { page, file, order } of listShownFiles(pages, files))
    await db.run(
      sql`INSERT INTO \`pages_rels\` (\`order\`, \`parent_id\`, \`path\`, \`files_id\`) VALUES (${order}, ${page}, 'shownFiles', ${file});`,
    )
  const redirects = await db.all<Row>(sql`SELECT \`id\`, \`previous_url\` FROM \`redirects\`;`)
  for (const { id, previousUrl } of listRespelled(redirects))
    await db.run(sql`UPDATE \`redirects\` SET \`previous_url\` = ${previousUrl} WHERE \`id\` = ${id};`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`countries_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages_rels\`("id", "order", "parent_id", "path", "countries_id") SELECT "id", "order", "parent_id", "path", "countries_id" FROM \`pages_rels\`;`)
  await db.run(sql`DROP TABLE \`pages_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages_rels\` RENAME TO \`pages_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`pages_rels_order_idx\` ON \`pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_parent_idx\` ON \`pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_path_idx\` ON \`pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_countries_id_idx\` ON \`pages_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`countries_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v_rels\`("id", "order", "parent_id", "path", "countries_id") SELECT "id", "order", "parent_id", "path", "countries_id" FROM \`_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v_rels\` RENAME TO \`_pages_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_order_idx\` ON \`_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_parent_idx\` ON \`_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_path_idx\` ON \`_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_countries_id_idx\` ON \`_pages_v_rels\` (\`countries_id\`);`)
  await db.run(sql`DROP INDEX \`slug_locale_idx\`;`)
  await db.run(sql`DROP INDEX \`files_slug_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`files_slug_idx\` ON \`files\` (\`slug\`);`)
}
