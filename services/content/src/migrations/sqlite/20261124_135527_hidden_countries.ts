import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sites\` ADD \`show_hidden_countries\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`partner_lookup\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sites\` ADD \`partner_lookup\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`show_hidden_countries\`;`)
}
