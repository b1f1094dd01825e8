import type { Payload } from 'payload';
import { documentSections } from '@kmx/contract/documents';
import { addressedCollections } from '../../documents/articleKinds';
import type { Query } from '../tools/createQuery';

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
