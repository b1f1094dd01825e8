import { choosePageForCountry } from '../collections/pageRules';
import { isUuid } from '../relations/isUuid';
import { relationIds } from '../relations/relationId';
import type { ContentContext } from './context';
import { everything, scope } from './scope';

export const findSystemData = async (context: ContentContext) => {
  const { payload } = context.req;
  const [countries, languages, sites, brands] = await Promise.all([
    payload.find({ collection: 'countries', sort: 'countryCode', ...everything, ...scope(context) }),
    payload.find({ collection: 'languages', sort: 'languageCode', ...everything, ...scope(context) }),
    payload.find({ collection: 'sites', sort: 'createdAt', ...everything, ...scope(context) }),
    payload.find({ collection: 'brands', sort: 'name', ...everything, ...scope(context) }),
  ]);
  return { countries: countries.docs, languages: languages.docs, sites: sites.docs, brands: brands.docs };
};

const findCountryId = async (
  context: ContentContext,
  code: string | undefined,
): Promise<string | undefined> => {
  if (code === undefined) return undefined;
  const { docs } = await context.req.payload.find({
    collection: 'countries',
    where: { countryCode: { equals: code } },
    limit: 1,
    pagination: false,
    ...scope(context),
  });
  return docs[0]?.id;
};

interface PagePath {
  site: string;
  parentSlug: string;
  slug: string;
  country: string | undefined;
  isDraft: boolean;
}

export const findPageByPath = async (context: ContentContext, path: PagePath) => {
  const isDraft = path.isDraft && context.isPreview;
  const { docs } = await context.req.payload.find({
    collection: 'pages',
    where: {
      and: [
        { 'site.key': { equals: path.site } },
        { slug: { equals: path.slug } },
        { parentSlug: { equals: path.parentSlug } },
        ...(isDraft ? [] : [{ _status: { equals: 'published' } }]),
      ],
    },
    draft: isDraft,
    sort: 'createdAt',
    ...everything,
    ...scope(context),
  });
  const candidates = docs.map((page) => ({ page, countries: relationIds(page.countries) }));
  const isUniversalOnly = candidates.every(({ countries }) => countries.length === 0);
  const country = isUniversalOnly ? undefined : await findCountryId(context, path.country);
  return choosePageForCountry(candidates, country)?.page ?? null;
};

export const findPageById = async (
  context: ContentContext,
  { id, isDraft }: { id: string; isDraft: boolean },
) => {
  if (!isUuid(id)) return null;
  const isDraftShown = isDraft && context.isPreview;
  const { docs } = await context.req.payload.find({
    collection: 'pages',
    where: { and: [{ id: { equals: id } }, ...(isDraftShown ? [] : [{ _status: { equals: 'published' } }])] },
    draft: isDraftShown,
    limit: 1,
    pagination: false,
    ...scope(context),
  });
  return docs[0] ?? null;
};

export const findPagesOfSite = async (context: ContentContext, site: string) => {
  const { docs } = await context.req.payload.find({
    collection: 'pages',
    where: { and: [{ 'site.key': { equals: site } }, { _status: { equals: 'published' } }] },
    sort: ['parentSlug', 'slug'],
    ...everything,
    ...scope(context),
  });
  return docs;
};
