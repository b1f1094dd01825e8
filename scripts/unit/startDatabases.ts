import { findPostgres, startScratchPostgres } from '../../services/toolkit/src/testing/scratchPostgres';
import { findRedis, startScratchRedis } from '../../services/toolkit/src/testing/scratchRedis';

/** Starts one server of each installed type for the run, in which each test has separate databases or keys. */
export default async function startDatabases(): Promise<() => Promise<void>> {
  // Two projects need them, one after the other.
  if (process.env.TEST_REDIS_URL ?? process.env.TEST_POSTGRES_URL) return async () => undefined;
  const postgresPrograms = findPostgres();
  const postgres = postgresPrograms && (await startScratchPostgres(postgresPrograms));
  const redisProgram = findRedis();
  const redis = redisProgram && (await startScratchRedis(redisProgram));
  if (postgres) process.env.TEST_POSTGRES_URL = postgres.url;
  if (redis) process.env.TEST_REDIS_URL = redis.url;
  return async () => {
    await postgres?.stop();
    await redis?.stop();
  };
}
