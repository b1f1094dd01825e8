import { handleEndpoints, type Payload, type SanitizedConfig } from 'payload';
import { z } from 'zod';
import { lockDuration } from '../../editing/documentLocks';
import { pageId } from '../seeding/documents/convertLink';
import { idOf } from '../seeding/documents/ids';
import type { People } from '../tools/people';

type Fields = Record<string, unknown>;
type Collection = 'pages' | 'topics';

const about = pageId('main:company/about');
const locks = 'payload-locked-documents';
const loginSchema = z.object({ token: z.string() });
const savedSchema = z.object({
  doc: z.record(z.string(), z.unknown()).optional(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }).optional(),
      }),
    )
    .optional(),
});

/** The forms of one person in the admin: loaded as the admin loads them, and saved over REST with all their fields. */
const createForms = async (payload: Payload, config: SanitizedConfig, user: People['editor' | 'admin']) => {
  const send = async (method: string, path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `JWT ${token}` };
    const request = new Request(`http://localhost/api${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    return handleEndpoints({ config, request });
  };
  const login = await send('POST', '/users/login', { email: user.email, password: 'correct horse' });
  const { token } = loginSchema.parse(await login.json());
  const open = async (collection: Collection, id: string, locale: 'en' | 'de' = 'en'): Promise<Fields> => ({
    ...(await payload.findByID({
      ...{
        collection,
        id,
        locale,
        user,
        depth: 0,
        draft: true,
        fallbackLocale: false,
        overrideAccess: false,
      },
    })),
  });
  const save = async (collection: Collection, id: string, form: Fields, locale = 'en') => {
    const draft = collection === 'pages' ? '&draft=true&autosave=true' : '';
    const path = `/${collection}/${id}?depth=0&fallback-locale=null&locale=${locale}${draft}`;
    const response = await send('PATCH', path, form, token);
    return { status: response.status, ...savedSchema.parse(await response.json()) };
  };
  const tell = async (state: 'changed' | 'closed', id = about): Promise<unknown> =>
    (await send('POST', '/editing/form', { collection: 'pages', id, state }, token)).json();
  return { open, save, tell };
};

const readLockOwners = async (payload: Payload): Promise<unknown[]> => {
  const { docs } = await payload.find({ collection: locks, depth: 0 });
  return docs.map(({ user }) => user.value);
};

/** Two people and their forms of one document: what is stored in the end, and what each is told. */
export const observeForms = async (payload: Payload, config: SanitizedConfig, { editor, admin }: People) => {
  await payload.update({ collection: 'users', id: admin.id, data: { name: 'Anna Weber' } });
  const anna = await createForms(payload, config, admin);
  const bruno = await createForms(payload, config, editor);
  const topic = idOf('topics', 'forms');
  await payload.create({
    collection: 'topics',
    data: { id: topic, name: 'Forms', slug: 'forms' },
    locale: 'en',
  });
  const rows = [
    { id: 'row-a', blockType: 'quote' as const, quote: 'First' },
    { id: 'row-b', blockType: 'quote' as const, quote: 'Second' },
  ];
  await payload.update({
    collection: 'pages',
    id: about,
    draft: true,
    locale: 'en',
    data: { modules: rows },
  });
  const stored = async () => {
    const page = await payload.findByID({
      collection: 'pages',
      id: about,
      locale: 'en',
      draft: true,
      depth: 0,
    });
    const quotes = (page.modules ?? []).map((row) => (row.blockType === 'quote' ? row.quote : row.blockType));
    return { title: page.title, description: page.description, quotes };
  };

  const [hers, his, german] = [
    await anna.open('pages', about),
    await bruno.open('pages', about),
    await bruno.open('pages', about, 'de'),
  ];
  const quotesOf = (first: string, second: string) => [
    { ...rows[0], quote: first },
    { ...rows[1], quote: second },
  ];
  await anna.save('pages', about, { ...hers, title: 'By Anna', modules: quotesOf('By Anna', 'Second') });
  const mine = { ...his, description: 'By Bruno', modules: quotesOf('First', 'By Bruno') };
  const merged = await bruno.save('pages', about, mine);
  const both = await stored();
  const translated = await bruno.save('pages', about, { ...german, title: 'Von Bruno' }, 'de');

  const later = await anna.save('pages', about, { ...hers, ...merged.doc, title: 'Anna again' });
  const rejected = await bruno.save('pages', about, { ...mine, ...merged.doc, title: 'Bruno again' });
  const afterRejection = await stored();
  const followed = await bruno.save('pages', about, { ...mine, ...merged.doc, description: 'Bruno again' });
  const afterFollowing = await stored();
  const program = await anna.save('pages', about, { title: 'By a program' });

  const plain = [await anna.open('topics', topic), await bruno.open('topics', topic)] as const;
  await anna.save('topics', topic, { ...plain[0], name: 'By Anna' });
  const plainMerged = await bruno.save('topics', topic, { ...plain[1], slug: 'by-bruno' });
  const plainRejected = await bruno.save('topics', topic, { ...plain[1], name: 'By Bruno' });

  return {
    ...{ both, afterRejection, afterFollowing, plainMerged, plainRejected },
    saved: [later.status, followed.status, program.status, translated.status],
    notice: merged.doc?.['mergeNotice'],
    germanTitle: translated.doc?.['title'],
    rejected,
    ids: { anna: admin.id, bruno: editor.id },
    locks: await observeLocks(payload, anna, bruno),
  };
};

type Forms = Awaited<ReturnType<typeof createForms>>;

const observeLocks = async (payload: Payload, anna: Forms, bruno: Forms) => {
  const form = await anna.open('pages', about);
  const opened = await anna.tell('changed');
  await anna.save('pages', about, { ...form, title: 'Still Anna' });
  const afterSave = await readLockOwners(payload);
  const inTheWay = await bruno.tell('changed');
  const blocked = (await bruno.save('pages', about, { title: 'Bruno, too' })).status;
  await bruno.tell('closed');
  const afterClosingAnother = await readLockOwners(payload);
  await payload.update({
    collection: 'pages',
    id: about,
    draft: true,
    locale: 'en',
    data: { title: 'A schedule' },
  });
  const afterProgram = await readLockOwners(payload);
  await anna.tell('closed');
  const afterClosing = await readLockOwners(payload);
  await anna.tell('changed');
  const expired = new Date(Date.now() - (lockDuration + 1) * 1000).toISOString();
  await payload.db.updateMany({ collection: locks, where: {}, data: { updatedAt: expired } });
  const takenAfterExpiry = await bruno.tell('changed');
  const afterExpiry = await readLockOwners(payload);
  await bruno.tell('closed');
  return {
    ...{ opened, afterSave, inTheWay, blocked, afterClosingAnother, afterProgram, afterClosing },
    ...{ takenAfterExpiry, afterExpiry },
  };
};
