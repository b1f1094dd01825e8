import { rmSync } from 'node:fs';
import path from 'node:path';

import { startProgram } from './startProgram';

const root = path.resolve(import.meta.dirname, '../..');
const data = path.join(root, '.data/e2e/empty');
const ports = { SITE: 3130, CONTENT: 3131, PRODUCT: 3132, CUSTOMER: 3133, IDENTITY: 3134, SEARCH: 3136 };
const urlOf = (port: number): string => `http://localhost:${port}`;

/** Settings of a developer's own stack (.env), whose data must not be used. An empty value counts as not set. */
const otherOrganisation = [
  'DATABASE_URL',
  'PRODUCT_DATABASE_URL',
  'CUSTOMER_DATABASE_URL',
  'IDENTITY_DATABASE_URL',
  'SEARCH_DATABASE_URL',
  'SMTP_URL',
  'UPLOAD_STORE',
  'REDIS_URL',
  'TRUST_PROXY',
];

/** Variables of a new shell, without those of the stack of other tests. */
const environment = (): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  DATA_DIR: data,
  CMS_DATA_DIR: path.join(data, 'content'),
  SEARCH_DATA_DIR: path.join(data, 'search'),
  PAGES_DATA_DIR: path.join(data, 'pages'),
  MAIL_DIR: path.join(data, 'mail'),
  SITE_REVALIDATE_URL: `${urlOf(ports.SITE)}/api/revalidate`,
  ...Object.fromEntries(otherOrganisation.map((name) => [name, ''])),
  ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [`${name}_PORT`, String(port)])),
});

/** Runs `npm start -- --empty` with separate ports and data. */
export async function startEmptyStack() {
  rmSync(data, { recursive: true, force: true });
  const { lines, stop } = await startProgram({
    args: ['scripts/start.mjs', '--empty', '--no-style-guide'],
    cwd: root,
    env: environment(),
    readyText: 'Press Ctrl-C to stop everything.',
    stopSignal: 'SIGINT',
  });
  return {
    lines,
    siteUrl: urlOf(ports.SITE),
    contentUrl: urlOf(ports.CONTENT),
    productUrl: urlOf(ports.PRODUCT),
    customerUrl: urlOf(ports.CUSTOMER),
    identityUrl: urlOf(ports.IDENTITY),
    searchUrl: urlOf(ports.SEARCH),
    stop,
  };
}

export type EmptyStack = Awaited<ReturnType<typeof startEmptyStack>>;
