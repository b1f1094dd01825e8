import { createLocalReq, type Payload, type SanitizedConfig } from 'payload';
import { lockDuration } from '../../editing/documentLocks';
import { readAuthorsByMoment, readVersionAuthors } from '../../editing/versionAuthors';
import { pageId } from '../seeding/documents/convertLink';
import { idOf } from '../seeding/documents/ids';
import { createForms, type Forms } from '../tools/createForms';
import type { People } from '../tools/people';

const about = pageId('main:company/about');
const locks = 'payload-locked-documents';
const readLockOwners = async (payload: Payload): Promise<unknown[]> => {
  const { docs } = await payload.find({ collection: locks, depth: 0 });
  return docs.map(({ user }) => user.value);
};

/** Lets two users edit one document in two forms. Returns the stored result and the messages of each. */
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

  const req = await createLocalReq({}, payload);
  const authors = Object.values(await readVersionAuthors(req, { collection: 'pages', id: about }));
  const { docs: versions } = await payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: about } },
    sort: '-updatedAt',
    limit: 1,
  });
  const byMoment = await readAuthorsByMoment(req, { collection: 'pages', id: about });
  return {
    authors,
    newestAuthor: byMoment.get(versions[0]?.updatedAt ?? ''),
    both,
    afterRejection,
    afterFollowing,
    plainMerged,
    plainRejected,
    saved: [later.status, followed.status, program.status, translated.status],
    notice: merged.doc?.['mergeNotice'],
    germanTitle: translated.doc?.['title'],
    rejected,
    ids: { anna: admin.id, bruno: editor.id },
    locks: await observeLocks(payload, anna, bruno),
  };
};

const observeLocks = async (payload: Payload, anna: Forms, bruno: Forms) => {
  const form = await anna.open('pages', about);
  const opened = await anna.submitState('changed');
  await anna.save('pages', about, { ...form, title: 'Still Anna' });
  const afterSave = await readLockOwners(payload);
  const inTheWay = await bruno.submitState('changed');
  const blocked = (await bruno.save('pages', about, { title: 'Bruno, too' })).status;
  await bruno.submitState('closed');
  const afterClosingAnother = await readLockOwners(payload);
  await payload.update({
    collection: 'pages',
    id: about,
    draft: true,
    locale: 'en',
    data: { title: 'A schedule' },
  });
  const afterProgram = await readLockOwners(payload);
  await anna.submitState('closed');
  const afterClosing = await readLockOwners(payload);
  await anna.submitState('changed');
  const expired = new Date(Date.now() - (lockDuration + 1) * 1000).toISOString();
  await payload.db.updateMany({ collection: locks, where: {}, data: { updatedAt: expired } });
  const takenAfterExpiry = await bruno.submitState('changed');
  const afterExpiry = await readLockOwners(payload);
  await bruno.submitState('closed');
  return {
    opened,
    afterSave,
    inTheWay,
    blocked,
    afterClosingAnother,
    afterProgram,
    afterClosing,
    takenAfterExpiry,
    afterExpiry,
  };
};
