module.exports = async () => {
  await globalThis.testPostgres?.stop();
  await globalThis.testRedis?.stop();
};
