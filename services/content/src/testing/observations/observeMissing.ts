import { createLocalReq, handleEndpoints, type Payload, type SanitizedConfig } from 'payload';
import { environment } from '../../config/environment';
import { pruneTo } from '../../missingAddresses/missingAddressStore';
import type { MissingAddress } from '../../payload-types';
import { pageId } from '../seeding/documents/convertLink';
import { messageOf } from '../tools/createQuery';

const collection = 'missing-addresses';
const english = { locale: 'en' as const };
const company = { kind: 'page' as const, page: pageId('main:company') };
const key = environment.previewApiKey;

const miss = (path: string, visits = 1, more: object = {}) => ({
  site: 'main',
  path,
  visits,
  lastVisit: '2026-01-01T00:00:00.000Z',
  referrer: null,
  ...more,
});

const createRecord =
  (config: SanitizedConfig) =>
  async (body: unknown, withKey: string | null = key) => {
    const headers = new Headers({ 'content-type': 'application/json' });
    if (withKey !== null) headers.set('authorization', `service-accounts API-Key ${withKey}`);
    const request = new Request('http://localhost/api/missing-addresses/record?locale=en', {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const response = await handleEndpoints({ config, request });
    const result: unknown = await response.json();
    return { status: response.status, body: result };
  };

const list = async (payload: Payload) => {
  const { docs } = await payload.find({ collection, depth: 0, pagination: false, sort: 'path', ...english });
  return docs.map(({ path, visits, referrer, state, firstVisit, lastVisit }) => ({
    path,
    visits,
    referrer,
    state,
    firstVisit,
    lastVisit,
  }));
};

const readRow = async (payload: Payload, path: string): Promise<MissingAddress> => {
  const where = { path: { equals: path } };
  const { docs } = await payload.find({ collection, where, depth: 0, limit: 1, ...english });
  const [row] = docs;
  if (!row) throw new Error(`No row of ${path}`);
  return row;
};

/** Reads the fields of the row and of its redirect as the admin shows them. */
const readResolution = async (payload: Payload, path: string) => {
  const { state, target, redirect } = await readRow(payload, path);
  const where = { previousUrl: { equals: path } };
  const { docs } = await payload.find({ collection: 'redirects', where, depth: 0, ...english });
  return {
    state,
    kind: target?.kind ?? null,
    isLinked: redirect !== null && redirect !== undefined && redirect === docs[0]?.id,
    redirects: docs.map(({ site, target: to }) => [site, to.kind, to.kind === 'path' ? to.path : to.page]),
  };
};

const observeResolutions = async (payload: Payload) => {
  const save = async (path: string, data: Partial<MissingAddress>) => {
    const { id } = await readRow(payload, path);
    return payload.update({ collection, id, data, ...english });
  };
  const states: Record<string, unknown> = {};
  const note = async (name: string) => (states[name] = await readResolution(payload, '/old/page'));
  const rejections = {
    itself: await messageOf(() => save('/old/page', { target: { kind: 'path', path: '/old/page' } })),
    nowhere: await messageOf(() => save('/old/page', { target: { kind: 'path', path: '/nowhere' } })),
    incomplete: await messageOf(() => save('/old/page', { target: { kind: 'page' } })),
    noTarget: await messageOf(() => save('/old/page', { state: 'redirected' })),
    published: await messageOf(() => save('/company', { target: { kind: 'path', path: '/products' } })),
  };
  await note('rejected');
  await save('/old/page', { target: company });
  await note('led');
  const stillLed = await messageOf(() => save('/old/page', { state: 'open' }));
  await save('/old/page', { target: { kind: 'path', path: '/products' } });
  await note('changed');
  await save('/old/page', { target: { kind: null } });
  await note('takenBack');
  await save('/old/page', { target: company });
  const { redirect } = await readRow(payload, '/old/page');
  await payload.delete({ collection: 'redirects', id: String(redirect) });
  await note('deleted');
  await save('/old/page', { target: company });
  await payload.db.deleteMany({ collection: 'redirects', where: { previousUrl: { equals: '/old/page' } } });
  await note('lost');
  return { rejections: { ...rejections, stillLed }, states, note };
};

const observeAccess = async (payload: Payload) => {
  const { id } = await readRow(payload, '/b');
  const write = async (role: 'author' | 'editor') => {
    const email = `missing-${role}@demo.example`;
    const user = await payload.create({
      collection: 'users',
      data: { email, password: 'correct horse battery', role },
    });
    return messageOf(() =>
      payload.update({
        collection,
        id,
        data: { visits: 1_000_000, path: '/forged', state: 'ignored' },
        overrideAccess: false,
        user: { ...user, collection: 'users' },
        ...english,
      }),
    );
  };
  const [author, editor] = [await write('author'), await write('editor')];
  return { author, editor, row: await payload.findByID({ collection, id, depth: 0, ...english }) };
};

/** Life cycle of a redirect that is created directly. */
const observeDirect = async (payload: Payload) => {
  const redirects = 'redirects' as const;
  const target = { kind: 'path' as const, path: '/products' };
  const site = (await readRow(payload, '/direct')).site;
  const siteId = typeof site === 'string' ? site : site.id;
  const states: Record<string, unknown> = {};
  const note = async (name: string) => {
    const row = await readRow(payload, '/direct');
    const kind = row.target?.kind ?? null;
    states[name] = {
      state: row.state,
      kind,
      isLinked: Boolean(row.redirect),
    };
  };
  const made = await payload.create({
    collection: redirects,
    data: { previousUrl: '/Direct/', site: siteId, target },
    ...english,
  });
  await note('made');
  await payload.update({ collection: redirects, id: made.id, data: { target: company }, ...english });
  await note('changed');
  await payload.update({
    collection: redirects,
    id: made.id,
    data: { previousUrl: '/elsewhere' },
    ...english,
  });
  await note('movedAway');
  await payload.update({
    collection: redirects,
    id: made.id,
    data: { previousUrl: '/direct', site: null },
    ...english,
  });
  await note('ofAllSites');
  await payload.delete({ collection: redirects, id: made.id });
  await note('deleted');
  return states;
};

/** Reports missing addresses as sites do, and redirects them from the same form as editors do. */
export const observeMissing = async (payload: Payload, config: SanitizedConfig) => {
  const record = createRecord(config);
  const later = { lastVisit: '2026-02-01T00:00:00.000Z', referrer: 'https://a.example/links' };
  const reportMisses = async (...misses: object[]) => record({ misses });
  const reports = {
    stranger: await record({ misses: [miss('/a')] }, null),
    wrongKey: await record({ misses: [miss('/a')] }, 'nobody'),
    noJson: await record('{'),
    noPath: await reportMisses(miss('company')),
    tooMany: await reportMisses(...Array.from({ length: 201 }, (_, index) => miss(`/${index}`))),
    first: await reportMisses(
      miss('/Old/Page/', 2),
      miss('/b'),
      miss('/company'),
      miss('/x', 1, { site: 'none' }),
    ),
    again: await reportMisses(miss('/old/page', 3, later), miss('/', 5)),
    third: await reportMisses(miss('/old/page', 1, { lastVisit: '2026-02-02T00:00:00.000Z' })),
  };
  const together = await Promise.all(Array.from({ length: 5 }, () => reportMisses(miss('/together'))));
  const rows = await list(payload);
  const { note, ...answered } = await observeResolutions(payload);
  await reportMisses(miss('/old/page'));
  await note('missedAgain');
  await reportMisses(miss('/direct'));
  const direct = await observeDirect(payload);
  await payload.delete({ collection, where: { path: { equals: '/direct' } } });
  const access = await observeAccess(payload);
  await reportMisses(miss('/old/once', 1, { lastVisit: '2025-01-01T00:00:00.000Z' }), miss('/often', 9));
  await pruneTo(await createLocalReq({}, payload), 3);
  return { reports, together, rows, ...answered, direct, access, kept: await list(payload) };
};
