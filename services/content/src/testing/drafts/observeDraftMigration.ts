import type { Payload } from 'payload';
import { productionMigrations } from '../../database/adapter';
import { OneWriterClient } from '../../database/OneWriterClient';

const migrationName = 'drafts_of_job_openings';

/** Undoes the migration that adds drafts to job openings, and runs it on openings that are stored. */
export const observeDraftMigration = async (payload: Payload) => {
  const read = async (draft: boolean) => {
    const { docs } = await payload.find({
      collection: 'job-openings',
      draft,
      depth: 0,
      locale: 'all',
      sort: 'slug',
    });
    return docs.map((opening) => JSON.stringify(opening));
  };
  const before = await read(false);
  const { down } = productionMigrations.find(({ name }) => name.endsWith(migrationName)) ?? {};
  if (!down) throw new Error('There is no such migration.');
  // Payload types what migrations receive for one database only.
  const undo = async () => {
    await Reflect.apply(down, undefined, [{ db: Reflect.get(payload.db, 'drizzle') }]);
  };
  const client: unknown = Reflect.get(payload.db, 'client');
  await (client instanceof OneWriterClient ? client.withoutForeignKeys(undo) : undo());
  await payload.db.deleteMany({
    collection: 'payload-migrations',
    where: { name: { like: migrationName } },
  });
  await Reflect.apply(payload.db.migrate, payload.db, [{ migrations: productionMigrations }]);
  return { before, published: await read(false), newest: await read(true) };
};
