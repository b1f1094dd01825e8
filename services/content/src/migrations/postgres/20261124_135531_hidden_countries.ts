import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" ADD COLUMN "show_hidden_countries" boolean DEFAULT false;
  ALTER TABLE "sites" DROP COLUMN "partner_lookup";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" ADD COLUMN "partner_lookup" boolean DEFAULT false;
  ALTER TABLE "sites" DROP COLUMN "show_hidden_countries";`)
}
