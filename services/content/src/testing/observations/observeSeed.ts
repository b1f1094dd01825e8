import type { Payload } from 'payload';
import { pageId } from '../seeding/documents/convertLink';
import { runSeed } from '../seeding/runSeed';
import type { Query } from '../tools/createQuery';
import { fixtureSource } from '../tools/fixture';

/** Two redirects of an earlier seed, of which an editor has changed one. */
const observeRetirement = async (payload: Payload): Promise<string[]> => {
  const redirect = (previousUrl: string) => ({
    previousUrl,
    site: 'main' as const,
    target: { kind: 'path' as const, path: '/products' },
  });
  const earlier = [...fixtureSource.redirects, redirect('/retired'), redirect('/edited')];
  await runSeed(payload, { ...fixtureSource, redirects: earlier }, () => undefined);
  const where = { previousUrl: { equals: '/edited' } };
  const target = { kind: 'path' as const, path: '/services' };
  await payload.update({ collection: 'redirects', where, data: { target } });
  await runSeed(payload, fixtureSource, () => undefined);
  const { docs } = await payload.find({ collection: 'redirects', sort: 'previousUrl', pagination: false });
  await payload.delete({ collection: 'redirects', where });
  return docs.map(({ previousUrl }) => previousUrl);
};

/** Seeds twice, then with changes, and ends with the fixture as it is. */
export const observeSeed = async (payload: Payload, query: Query) => {
  const first: string[] = [];
  const second: string[] = [];
  await runSeed(payload, fixtureSource, (line) => first.push(line));
  await runSeed(payload, fixtureSource, (line) => second.push(line));
  const about = pageId('main:company/about');
  await payload.update({
    collection: 'pages',
    id: about,
    data: { title: 'About, by an editor', _status: 'published' },
    locale: 'en',
  });
  const pages = fixtureSource.pages.map((page) => ({
    ...page,
    title: { ...page.title, en: `${page.title.en ?? ''}, again` },
  }));
  await runSeed(payload, { ...fixtureSource, pages }, () => undefined);
  const renewed = await query(
    '{ about: pageByPath(site: "main", parentSlug: "company", slug: "about") { title } company: pageByPath(site: "main", parentSlug: "home", slug: "company") { title } }',
  );
  await runSeed(payload, fixtureSource, () => undefined);
  const redirects = await observeRetirement(payload);
  await payload.update({
    collection: 'pages',
    id: about,
    data: { title: 'About us', _status: 'published' },
    locale: 'en',
  });
  return { steps: first.length, second, renewed, redirects };
};
