module.exports = () => globalThis.testPostgres?.stop();
