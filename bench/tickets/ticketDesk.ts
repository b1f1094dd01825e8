import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';

import type { Scope } from '../services/customer/src/auth/scope';
import { connect } from '../services/customer/src/database/connect';
import { migrate } from '../services/customer/src/database/migrate';
import { seedDirectory } from '../services/customer/src/directory/seedDirectory';
import { seedService } from '../services/customer/src/seed/seedService';
import { listTickets } from '../services/customer/src/tickets/listTickets';
import { applicationKeys } from '../services/toolkit/src/access/applications';

/** So many tickets are listed; the demo data are told again until they are there. */
export const ticketCount = 10_000;

const seeded = 1500;
const folder = mkdtempSync(path.join(tmpdir(), 'kmx-ticket-bench-'));
const db = connect(process.env.BENCH_DATABASE_URL ?? `file:${path.join(folder, 'customer.db')}`);

const scopeOf = (...organisationIds: string[]): Scope => ({
  viewer: {
    id: 'u-customer',
    email: 'customer@demo.example',
    firstName: 'Carla',
    lastName: 'Customer',
    roles: [],
    isInternal: false,
    ...{ language: null, country: null, measurementSystem: null },
    signedInAt: new Date().toISOString(),
  },
  name: 'Carla Customer',
  administers: null,
  organisationIds,
  applications: new Set(applicationKeys),
});

async function copyTickets(round: number): Promise<void> {
  const rows = await db
    .selectFrom('customer_tickets')
    .selectAll()
    .where('number', '<=', 100_000 + seeded)
    .limit(Math.min(seeded, ticketCount - round * seeded))
    .execute();
  for (let start = 0; start < rows.length; start += 100)
    await db
      .insertInto('customer_tickets')
      .values(
        rows.slice(start, start + 100).map((row) => ({
          ...row,
          id: randomUUID(),
          number: row.number + round * seeded,
          idempotency_key: randomUUID(),
        })),
      )
      .execute();
}

/** Opens a service's tables with 10 000 tickets of six organisations; `list` asks as a member of one or of four. */
export async function openTicketDesk() {
  await migrate(db);
  const now = new Date();
  await seedDirectory(db, now);
  await seedService(db, now);
  for (let round = 1; round * seeded < ticketCount; round += 1) await copyTickets(round);
  await sql`analyze`.execute(db);
  const scopes = {
    one: scopeOf('org-1'),
    four: scopeOf('org-1', 'org-3', 'org-4', 'org-5'),
  };
  type Parts = Parameters<typeof listTickets>[2];
  return {
    list: (whose: keyof typeof scopes, { filter, sort }: Parts, page = 1) =>
      listTickets(db, scopes[whose], { filter, sort }, { page, pageSize: 20 }),
    close: async () => {
      await db.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
