import path from 'node:path';

import { startProgram } from './startProgram';

const root = path.resolve(import.meta.dirname, '../..');
const port = 3135;

/** Reserved for discarding what is sent (RFC 863): nothing listens there. */
const nowhere = 'http://127.0.0.1:9';

/** Starts another process of the site, on the data of the running one, that reaches none of its services. */
export async function startSiteInOutage() {
  const { stop } = await startProgram({
    args: ['.build/server.mjs'],
    cwd: path.join(root, 'packages/site'),
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      PORT: String(port),
      CONTENT_URL: nowhere,
      PRODUCT_URL: nowhere,
      CUSTOMER_URL: nowhere,
      IDENTITY_URL: nowhere,
      SEARCH_URL: nowhere,
      PAGES_DATA_DIR: path.join(root, '.data/e2e/stack/pages'),
    },
    readyText: 'The site is ready.',
    stopSignal: 'SIGTERM',
  });
  return { url: `http://localhost:${port}`, stop };
}
