const { findPostgres, startScratchPostgres } = require('../../services/toolkit/src/testing/scratchPostgres');
const { findRedis, startScratchRedis } = require('../../services/toolkit/src/testing/scratchRedis');

/** Starts one server of each installed type for the run, in which each test has separate databases or keys. */
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
