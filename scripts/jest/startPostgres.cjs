const { findPostgres, startScratchPostgres } = require('../../services/toolkit/src/testing/scratchPostgres');

/** One server for the run, in which each test opens databases of its own; none where PostgreSQL is not installed. */
module.exports = async () => {
  const binaries = findPostgres();
  if (binaries === null) return;
  globalThis.testPostgres = await startScratchPostgres(binaries);
  process.env.TEST_POSTGRES_URL = globalThis.testPostgres.url;
};
