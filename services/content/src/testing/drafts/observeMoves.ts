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

/** Redirects the address of a job opening while it is open, and after its last day. */
export const observeClosedJob = async (payload: Payload) => {
  const { docs } = await payload.find({ collection: 'job-openings', limit: 1, depth: 0, locale: 'en' });
  const { id = '', slug } = docs[0] ?? {};
  const setLastDay = (applyUntil: string | null) =>
    payload.update({
      collection: 'job-openings',
      id,
      data: { applyUntil, publishedOn: '2020-01-01T12:00:00.000Z', _status: 'published' },
      locale: 'en',
    });
  const redirect = () =>
    messageOf(() =>
      payload.create({
        collection: 'redirects',
        data: {
          previousUrl: `/careers/${slug ?? ''}`,
          site: idOf('sites', 'volta'),
          target: { kind: 'path', path: '/stories/moved' },
          permanent: true,
        },
      }),
    );
  await setLastDay(null);
  const open = await redirect();
  await setLastDay('2020-02-01T12:00:00.000Z');
  return { open, closed: await redirect() };
};
