import type { Transaction } from 'kysely';
import type { CustomerDatabase } from '../../services/customer/src/database/connect';
import type { Tables } from '../../services/customer/src/database/tables';
import { createOrders } from './createOrders';
import { createDownloads } from './downloads/createDownloads';
import { inChunks, insertNew } from './insertNew';
import { createArticles } from './knowledge/createArticles';
import { createLocations } from './locations';
import { createMachines } from './machines/createMachines';
import { createProductInfos } from './machines/createProductInfos';
import { createParts } from './parts/createParts';
import { linkParts } from './parts/linkParts';
import { createReleases } from './software/createReleases';
import { createTickets, type DemoTicket } from './tickets/createTickets';

/** Adds the tickets that are not there, each with its thread: one that is there keeps its own. */
const insertTickets = async (db: Transaction<Tables>, tickets: readonly DemoTicket[]): Promise<number> => {
  const added = new Set<string>();
  for (const chunk of inChunks(tickets)) {
    const rows = await db
      .insertInto('customer_tickets')
      .values(chunk.map(({ ticket }) => ticket))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    for (const { id } of rows) added.add(id);
  }
  const fresh = tickets.filter(({ ticket }) => added.has(ticket.id));
  await insertNew(
    db,
    'customer_ticket_entries',
    fresh.flatMap(({ entries }) => entries),
  );
  await insertNew(
    db,
    'customer_ticket_watchers',
    fresh.flatMap(({ watchers }) => watchers),
  );
  return added.size;
};

/**
 * Adds locations, machines, tickets, parts, product information and downloads of the demo organisations to a database
 * that has their directory. Existing rows are unchanged. Returns the number of added tickets.
 */
export const seedService = async (db: CustomerDatabase, now: Date): Promise<number> => {
  const machines = createMachines(now);
  const tickets = createTickets(machines, now);
  await db.transaction().execute(async (write) => {
    await insertNew(write, 'customer_parts', createParts());
    await insertNew(write, 'customer_part_products', linkParts());
    await insertNew(write, 'customer_product_infos', createProductInfos());
    await insertNew(write, 'customer_articles', createArticles(now));
    await insertNew(write, 'customer_software', createReleases(now));
    await insertNew(write, 'customer_downloads', createDownloads(now));
  });
  return db.transaction().execute(async (write) => {
    await insertNew(write, 'customer_locations', createLocations());
    await insertNew(write, 'customer_machines', machines);
    await insertNew(write, 'customer_orders', createOrders(createParts(), now));
    return insertTickets(write, tickets);
  });
};
