import type { Payload } from 'payload';
import { documentSections } from '@kmx/contract/documents';
import { addressedCollections } from '../../documents/articleKinds';
import { idOf } from '../seeding/documents/ids';
import { messageOf, type Query } from '../tools/createQuery';

/** Changes the slug of a published document of each collection, and reads the redirect of its old address. */
export const observeMoves = async (payload: Payload, query: Query) => {
  const entries = [];
  for (const collection of addressedCollections) {
    const published = { _status: { equals: 'published' } };
    const { docs } = await payload.find({ collection, where: published, limit: 1, depth: 0, locale: 'en' });
    const { id = '', slug } = docs[0] ?? {};
    const data = { slug: 'moved', _status: 'published' } as const;
    await payload.update({ collection, id, data, locale: 'en' });
    const url = `/${documentSections[collection]}/${slug ?? ''}`;
    const text = `{ redirectsByPreviousUrls(site: "volta", urls: ["${url}"]) { target { path } } }`;
    entries.push([collection, (await query(text)).body] as const);
  }
  return Object.fromEntries(entries);
};

/** Redirects the address of a job opening while it is open, and after its last day; then announces it for a later day. */
export const observeClosedJob = async (payload: Payload) => {
  const { docs } = await payload.find({ collection: 'job-openings', limit: 1, depth: 0, locale: 'en' });
  const { id = '', slug } = docs[0] ?? {};
  const previousUrl = `/careers/${slug ?? ''}`;
  const publish = (publishedOn: string, applyUntil: string | null) =>
    payload.update({
      collection: 'job-openings',
      id,
      data: { publishedOn, applyUntil, _status: 'published' },
      locale: 'en',
    });
  const redirect = () =>
    messageOf(() =>
      payload.create({
        collection: 'redirects',
        data: {
          previousUrl,
          site: idOf('sites', 'volta'),
          target: { kind: 'path', path: '/stories/moved' },
          permanent: true,
        },
      }),
    );
  await publish('2020-01-01T12:00:00.000Z', null);
  const open = await redirect();
  await publish('2020-01-01T12:00:00.000Z', '2020-02-01T12:00:00.000Z');
  const closed = await redirect();
  await payload.update({ collection: 'job-openings', id, data: { _status: 'draft' }, locale: 'en' });
  await publish('2999-01-01T12:00:00.000Z', null);
  const { totalDocs } = await payload.count({
    collection: 'redirects',
    where: { previousUrl: { equals: previousUrl } },
  });
  return { open, closed, redirectsBeforeFirstDay: totalDocs };
};
