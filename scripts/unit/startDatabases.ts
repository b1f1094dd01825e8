import { findPostgres, startScratchPostgres } from '../../services/toolkit/src/testing/scratchPostgres';
import { findRedis, startScratchRedis } from '../../services/toolkit/src/testing/scratchRedis';

/** Starts one server of each installed type for the run, in which each test has separate databases or keys. */
export default async function startDatabases(): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  // Two projects of a run call this, and share what the first one started.
  const postgres = process.env.TEST_POSTGRES_URL === undefined ? findPostgres() : null;
  const redis = process.env.TEST_REDIS_URL === undefined ? findRedis() : null;
  if (postgres !== null) {
    const { url, stop } = await startScratchPostgres(postgres);
    process.env.TEST_POSTGRES_URL = url;
    stops.push(stop);
  }
  if (redis !== null) {
    const { url, stop } = await startScratchRedis(redis);
    process.env.TEST_REDIS_URL = url;
    stops.push(stop);
  }
  return async () => {
    for (const stop of stops) await stop();
  };
}
