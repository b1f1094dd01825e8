import { sql, type SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { CollectionAfterChangeHook, Payload, PayloadRequest } from 'payload';
import { publishDue } from '../../publication/scheduledPublishing';
import { pageId } from '../seeding/documents/convertLink';
import { messageOf } from '../tools/createQuery';
import type { People } from '../tools/people';
import type { SiteFake } from '../tools/siteFake';

const about = pageId('main:company/about');
const company = pageId('main:company');
const page = { collection: 'pages', id: about, depth: 0 } as const;

const isSqlite = (database: unknown): database is SQLiteAdapter =>
  typeof database === 'object' && database !== null && 'name' in database && database.name === 'sqlite';

const openSqlite = ({ db }: Payload): SQLiteAdapter => {
  if (!isSqlite(db)) throw new Error('This scenario needs SQLite.');
  return db;
};

/** The page with its newest versions, and the number of waiting notifications. */
const readState = async (payload: Payload) =>
  JSON.stringify([
    await payload.findByID({ ...page, locale: 'all' }),
    await payload.findVersions({ collection: 'pages', where: { parent: { equals: about } }, locale: 'all' }),
    (await payload.count({ collection: 'outbox' })).totalDocs,
  ]);

const textOf = (text: string) => ({
  type: 'text',
  text,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  version: 1,
});

const proseOf = (text: string) => {
  const block = { direction: null, format: '' as const, indent: 0, version: 1 };
  return {
    root: { ...block, type: 'root', children: [{ ...block, type: 'paragraph', children: [textOf(text)] }] },
  };
};

/** More than fits into the free space of any page of the database. */
const unwritten = {
  title: 'Unwritten',
  slug: 'unwritten',
  _status: 'published' as const,
  modules: [{ blockType: 'richText' as const, content: proseOf('wire '.repeat(20_000)) }],
};

/** Publishes with a failure caused by `fail`. Returns the message, whether nothing changed, and whether the next save works. */
const observeFailure = async (payload: Payload, fail: () => Promise<() => unknown>) => {
  const save = (data: object) => messageOf(() => payload.update({ ...page, data, locale: 'en' }));
  const before = await readState(payload);
  const repair = await fail();
  const message = await save(unwritten);
  await repair();
  return {
    message,
    isUnchanged: (await readState(payload)) === before,
    next: await save({ _status: 'published' }),
  };
};

const withHook = (payload: Payload, hook: CollectionAfterChangeHook) => () => {
  const { hooks } = payload.collections.pages.config;
  const { afterChange } = hooks;
  hooks.afterChange = [...(afterChange ?? []), hook];
  return Promise.resolve(() => (hooks.afterChange = afterChange));
};

/** A locale row without its page, found only by the COMMIT. */
const writeOrphan = async ({ sessions }: SQLiteAdapter, req: PayloadRequest): Promise<void> => {
  const { db } = sessions[String(await req.transactionID)] ?? {};
  if (!db || !('run' in db)) return;
  await db.run(sql`PRAGMA defer_foreign_keys = ON`);
  await db.run(sql`INSERT INTO pages_locales (_locale, _parent_id) VALUES ('en', 'nowhere')`);
};

const fillDisk =
  ({ client }: SQLiteAdapter) =>
  async () => {
    await client.execute('VACUUM');
    const { rows } = await client.execute('PRAGMA page_count');
    await client.execute(`PRAGMA max_page_count = ${Number(rows[0]?.['page_count'])}`);
    return () => client.execute('PRAGMA max_page_count = 1000000');
  };

const wait = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Two editors, autosave, schedules and the worker write at once, with a hook that waits in the middle. */
const observeCrowd = async (payload: Payload, { editor, admin }: People, site: SiteFake) => {
  const repair = await withHook(payload, async ({ doc }: { doc: object }) => {
    await wait();
    return doc;
  })();
  const save = (user: People['editor'], id: string, title: string, isAutosave: boolean) =>
    messageOf(() =>
      payload.update({
        collection: 'pages',
        id,
        user,
        overrideAccess: false,
        locale: 'en',
        depth: 0,
        draft: isAutosave,
        autosave: isAutosave,
        data: isAutosave ? { title } : { title, _status: 'published' },
      }),
    );
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: 'publish',
      doc: { relationTo: 'pages', value: company },
      user: { relationTo: 'users', value: editor.id },
    },
    waitUntil: new Date(Date.now() - 1000),
  });
  const rounds = ['1', '2', '3'].flatMap((round) => [
    save(editor, about, `Editor ${round}`, false),
    save(admin, about, `Administrator ${round}`, false),
    save(editor, company, `Typed ${round}`, true),
    messageOf(() => publishDue(payload)),
    messageOf(() => payload.login({ collection: 'users', data: { email: editor.email, password: 'wrong' } })),
  ]);
  const messages = await Promise.all(rounds);
  repair();
  const { docs: newest } = await payload.findVersions({
    collection: 'pages',
    where: { and: [{ parent: { equals: about } }, { latest: { equals: true } }] },
  });
  const { totalDocs: jobs } = await payload.count({ collection: 'payload-jobs' });
  const notice = await site.waitFor(`page:${company}`);
  return { messages: [...new Set(messages)], newest: newest.length, jobs, isNotified: notice !== null };
};

export const observeWrites = async (payload: Payload, people: People, site: SiteFake) => {
  const database = openSqlite(payload);
  const hookFails = withHook(payload, () => {
    throw new Error('The hook has failed.');
  });
  const commitFails = withHook(payload, async ({ req }) => writeOrphan(database, req));
  return {
    hook: await observeFailure(payload, hookFails),
    commit: await observeFailure(payload, commitFails),
    disk: await observeFailure(payload, fillDisk(database)),
    crowd: await observeCrowd(payload, people, site),
  };
};
