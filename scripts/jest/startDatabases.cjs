const { findPostgres, startScratchPostgres } = require('../../services/toolkit/src/testing/scratchPostgres');
const { findRedis, startScratchRedis } = require('../../services/toolkit/src/testing/scratchRedis');

/** One server of each kind for the run, in which each test has databases or keys of its own; none of what is not installed. */
module.exports = async () => {
  const binaries = findPostgres();
  if (binaries !== null) {
    globalThis.testPostgres = await startScratchPostgres(binaries);
    process.env.TEST_POSTGRES_URL = globalThis.testPostgres.url;
  }
  const redis = findRedis();
  if (redis !== null) {
    globalThis.testRedis = await startScratchRedis(redis);
    process.env.TEST_REDIS_URL = globalThis.testRedis.url;
  }
};
