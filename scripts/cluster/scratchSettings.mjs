/** Ports that differ from those of `npm start` and of the end-to-end tests. */
const ports = { SITE: 3400, CONTENT: 3401, PRODUCT: 3402, CUSTOMER: 3403, IDENTITY: 3404, SEARCH: 3405 };

/** Sets ports and folder of a cluster for tests and drills in this process's environment. */
export function useScratchSettings() {
  for (const [name, port] of Object.entries(ports)) {
    process.env[`${name}_PORT`] = String(port);
    process.env[`${name}_URL`] = `http://localhost:${String(port)}`;
  }
  process.env.DATA_DIR = '.data/e2e';
}
