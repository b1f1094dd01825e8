import { MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { listPasswordHashes } from '../../backfill/pagePasswords'
import { listRespelled } from '../../backfill/versionsOfFiles'

type Row = Readonly<Record<string, unknown>>

/** Hashes the passwords of pages, and writes previous URLs with reserved characters as they are compared now. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const rows = await db.all<Row>(
    sql`SELECT \`protection_password\` AS \`password\` FROM \`pages\` UNION SELECT \`version_protection_password\` AS \`password\` FROM \`_pages_v\`;`,
  )
  for (const { password, hash } of await listPasswordHashes(rows)) {
    await db.run(sql`UPDATE \`pages\` SET \`protection_password\` = ${hash} WHERE \`protection_password\` = ${password};`)
    await db.run(
      sql`UPDATE \`_pages_v\` SET \`version_protection_password\` = ${hash} WHERE \`version_protection_password\` = ${password};`,
    )
  }
  const redirects = await db.all<Row>(sql`SELECT \`id\`, \`previous_url\` FROM \`redirects\`;`)
  for (const { id, previousUrl } of listRespelled(redirects))
    await db.run(sql`UPDATE \`redirects\` SET \`previous_url\` = ${previousUrl} WHERE \`id\` = ${id};`)
}

/** A hash cannot be undone; the former version compares it with what is typed, and lets nobody in. */
export async function down(): Promise<void> {}
