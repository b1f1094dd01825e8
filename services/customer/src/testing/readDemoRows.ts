import type { Backend } from '../../../toolkit/src/testing/backends';
import { connect } from '../database/connect';
import type { CustomerDatabase } from '../database/connect';
import { migrate } from '../database/migrate';
import { seedDirectory } from './seedDirectory';

/** A database with the demo directory and nothing else. */
export const openDirectory = async (backend: Backend, now: Date) => {
  const { url, close } = await backend.open();
  const db = connect(url);
  await migrate(db);
  await seedDirectory(db, now);
  return { db, stop: () => db.destroy().then(close) };
};

/** Everything that the service's seed wrote, each table in an order that does not change. */
export const readDemoRows = async (db: CustomerDatabase) => ({
  locations: await db.selectFrom('customer_locations').selectAll().orderBy('id').execute(),
  machines: await db.selectFrom('customer_machines').selectAll().orderBy('id').execute(),
  tickets: await db.selectFrom('customer_tickets').selectAll().orderBy('number').execute(),
  entries: await db
    .selectFrom('customer_ticket_entries')
    .selectAll()
    .orderBy('ticket_id')
    .orderBy('at')
    .execute(),
  watchers: await db
    .selectFrom('customer_ticket_watchers')
    .selectAll()
    .orderBy('ticket_id')
    .orderBy('user_id')
    .execute(),
  orders: await db.selectFrom('customer_orders').selectAll().orderBy('id').execute(),
  parts: await db.selectFrom('customer_parts').selectAll().orderBy('id').execute(),
  links: await db
    .selectFrom('customer_part_products')
    .selectAll()
    .orderBy('part_id')
    .orderBy('product_slug')
    .execute(),
  products: await db.selectFrom('customer_product_infos').selectAll().orderBy('slug').execute(),
  articles: await db.selectFrom('customer_articles').selectAll().orderBy('id').execute(),
  software: await db.selectFrom('customer_software').selectAll().orderBy('released_on').execute(),
  downloads: await db.selectFrom('customer_downloads').selectAll().orderBy('id').execute(),
});

export type DemoRows = Awaited<ReturnType<typeof readDemoRows>>;
