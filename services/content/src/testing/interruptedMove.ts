import { getPayload, type Payload } from 'payload';
import configPromise from '../payload.config';
import { createMoveContent, parentId, readFamily, titleOf } from './tools/moveContent';

/**
 * Publishes a page with a new title and slug, which moves its eight children, and ends itself with SIGKILL before
 * the writing statement whose index is given. Prints the content that it found when it started and, if it was not
 * killed, all writing statements. See `interruptedMove.test.ts`.
 */
const [write = ''] = process.argv.slice(2);
const killAt = write === '' ? undefined : Number(write);
const writes: string[] = [];
let isPublishing = false;

const recordWrite = (query: string): void => {
  const statement = query.trim();
  if (!isPublishing || /^select\b/i.test(statement)) return;
  if (writes.length === killAt) process.kill(process.pid, 'SIGKILL');
  writes.push(statement.slice(0, 40));
};

/** The logger of the database receives every statement before it runs. */
const openWithCounter = async (): Promise<Payload> => {
  const config = await configPromise;
  const { init } = config.db;
  config.db.init = (args) => Object.assign(init(args), { logger: { logQuery: recordWrite } });
  return getPayload({ config, disableOnInit: true });
};

const publishMove = async (payload: Payload, slug: string): Promise<void> => {
  await payload.update({
    collection: 'pages',
    id: parentId,
    data: { slug, title: titleOf(slug, 'en'), _status: 'published' },
    locale: 'en',
  });
};

process.exitCode = 1;
Object.assign(process.env, { NODE_ENV: 'production' });
const payload = await openWithCounter();
await createMoveContent(payload);
const found = await readFamily(payload);
process.stdout.write(`\nOBSERVED ${JSON.stringify(found)}\n`);
isPublishing = true;
await publishMove(payload, `moved-${found.moves + 1}`);
process.stdout.write(`\nWRITES ${JSON.stringify(writes)}\n`);
process.exit(0);
