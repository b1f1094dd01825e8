import type { Payload } from 'payload';
import type { LanguageCode } from '@kmx/contract/locales';
import type { Page } from '../../payload-types';
import { quietContext } from '../../publication/outbox';
import { idOf } from '../seeding/documents/ids';

/** A published page with eight children in three languages. */
export const childCount = 8;
export const locales = ['en', 'de', 'cs'] as const satisfies readonly LanguageCode[];
export const parentId = idOf('pages', 'moved');
const site = idOf('sites', 'moved');
const childIds = Array.from({ length: childCount }, (_, index) => idOf('pages', `moved/${index}`));
const firstSlug = 'moved-0';

export const titleOf = (slug: string, locale: string): string => `Title of ${slug} in ${locale}`;

const quietly = { context: quietContext, depth: 0 } as const;

const createPage = async (payload: Payload, id: string, place: Pick<Page, 'slug' | 'parent'>) => {
  const data = (locale: LanguageCode) => ({
    ...place,
    site,
    title: titleOf(place.slug, locale),
    languages: [...locales],
    pageType: 'Content' as const,
    theme: 'Default' as const,
    _status: 'published' as const,
  });
  await payload.create({ collection: 'pages', data: { id, ...data('en') }, locale: 'en', ...quietly });
  for (const locale of locales.slice(1))
    await payload.update({ collection: 'pages', id, data: data(locale), locale, ...quietly });
};

export const createMoveContent = async (payload: Payload): Promise<void> => {
  if ((await payload.count({ collection: 'sites' })).totalDocs > 0) return;
  await payload.create({
    collection: 'sites',
    data: {
      id: site,
      key: 'moved',
      name: 'Moved',
      domains: [{ host: 'moved.localhost' }],
      languages: ['en'],
      defaultLanguage: 'en',
      headerNavigation: { theme: 'Default' },
    },
    ...quietly,
  });
  await createPage(payload, parentId, { slug: firstSlug });
  for (const [index, id] of childIds.entries())
    await createPage(payload, id, { slug: `child-${index}`, parent: parentId });
};

const readPage = async (payload: Payload, id: string) => {
  const common = { collection: 'pages', depth: 0, locale: 'all' } as const;
  const page = await payload.findByID({ ...common, id });
  const { docs: versions } = await payload.findVersions({
    ...common,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    pagination: false,
  });
  return {
    slug: page.slug,
    parentSlug: page.parentSlug,
    status: page._status,
    titles: Object.keys(page.title).toSorted(),
    newest: versions.map(({ version: { slug, parentSlug, title } }) => ({
      slug,
      parentSlug,
      titles: Object.keys(title).toSorted(),
    })),
  };
};

/** The stored pages and the waiting notifications. */
export const readFamily = async (payload: Payload) => {
  const parent = await readPage(payload, parentId);
  const children = [];
  for (const id of childIds) children.push(await readPage(payload, id));
  const { docs: redirects } = await payload.find({ collection: 'redirects', pagination: false, depth: 0 });
  const { docs: notices } = await payload.find({ collection: 'outbox', pagination: false, depth: 0 });
  return {
    parent,
    children,
    moves: Number(parent.slug.split('-')[1]),
    redirects: redirects.map(({ previousUrl }) => previousUrl).toSorted(),
    /** Number of notifications per page. */
    notices: [parentId, ...childIds].map(
      (id) => notices.filter(({ tags }) => tags.includes(`page:${id}`)).length,
    ),
  };
};

export type Family = Awaited<ReturnType<typeof readFamily>>;
