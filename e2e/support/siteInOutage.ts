import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const root = path.resolve(import.meta.dirname, '../..');
const port = 3135;

/** Reserved for discarding what is sent (RFC 863): nothing listens there. */
const nowhere = 'http://127.0.0.1:9';

/** Starts another process of the site, on the data of the running one, that reaches none of its services. */
export async function startSiteInOutage() {
  const program = spawn('node', ['.build/server.mjs'], {
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
  });
  const ended = once(program, 'close');
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    for (const stream of [program.stdout, program.stderr])
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        if (line.includes('The site is ready.')) resolve();
      });
    program.once('close', () => reject(new Error(`The site has ended:\n${lines.join('\n')}`)));
  });
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      program.kill('SIGTERM');
      await ended;
    },
  };
}
