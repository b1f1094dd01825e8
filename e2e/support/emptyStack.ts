import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

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

/** Time for the programs to start; a stack that takes longer is stopped, so that it does not occupy the ports. */
const startTimeoutMs = 280_000;

/** Runs `npm start -- --empty` with separate ports and data. */
export async function startEmptyStack() {
  rmSync(data, { recursive: true, force: true });
  const options = ['--empty', '--no-style-guide'];
  const program = spawn('node', ['scripts/start.mjs', ...options], { cwd: root, env: environment() });
  const ended = once(program, 'close');
  const lines: string[] = [];
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [program.stdout, program.stderr])
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        if (line.includes('Press Ctrl-C to stop everything.')) resolve();
      });
    program.once('close', () => reject(new Error(`npm start has ended:\n${lines.join('\n')}`)));
  });
  const stop = async () => {
    program.kill('SIGINT');
    await ended;
  };
  const timer = setTimeout(() => void stop(), startTimeoutMs);
  await ready.finally(() => clearTimeout(timer));
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
