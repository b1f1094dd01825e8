import { doCountriesOverlap } from '../documents/pageRules';
import { isUuid } from '../relations/isUuid';
import { relationIds } from '../relations/relationId';
import { chooseForCountry, findArticleById, findArticlesByPath, findArticlesOfSite } from './articles';
import type { ContentContext } from './context';
import { everything, oneById, scope } from './scope';
import { showUnsaved } from './showUnsaved';

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

/** Avoids a lookup of the country if the page is the same for everybody. */
const chooseFor = async <One extends Parameters<typeof chooseForCountry>[0][number]>(
  context: ContentContext,
  candidates: readonly One[],
  code: string | undefined,
): Promise<One | undefined> => {
  const isForAll = candidates.every(({ countries }) => relationIds(countries).length === 0);
  return chooseForCountry(candidates, isForAll ? undefined : await findCountryId(context, code));
};

/** A page wins over a story, release or event at the same address. */
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
  const page = await chooseFor(context, docs, path.country);
  if (page) return page;
  const articles = await findArticlesByPath(context, { ...path, isDraft });
  return (await chooseFor(context, articles, path.country)) ?? null;
};

export const findPageById = async (
  context: ContentContext,
  { id, isDraft }: { id: string; isDraft: boolean },
) => {
  if (!isUuid(id)) return null;
  const isDraftShown = isDraft && context.isPreview;
  const { docs } = await context.req.payload.find({
    collection: 'pages',
    ...oneById(id, isDraftShown),
    ...scope(context),
  });
  const [page] = docs;
  if (!page) return findArticleById(context, id, isDraftShown);
  return isDraftShown ? showUnsaved(context, 'pages', page) : page;
};

interface Addressed {
  parentSlug?: string | null;
  slug: string;
  countries?: Parameters<typeof relationIds>[0];
}

const isShadowed = (article: Addressed, pages: readonly Addressed[]): boolean =>
  pages.some(
    (page) =>
      page.parentSlug === article.parentSlug &&
      page.slug === article.slug &&
      doCountriesOverlap(relationIds(page.countries), relationIds(article.countries)),
  );

export const findPagesOfSite = async (context: ContentContext, site: string) => {
  const { docs } = await context.req.payload.find({
    collection: 'pages',
    where: { and: [{ 'site.key': { equals: site } }, { _status: { equals: 'published' } }] },
    sort: ['parentSlug', 'slug'],
    ...everything,
    ...scope(context),
  });
  const articles = await findArticlesOfSite(context, site);
  return [...docs, ...articles.filter((article) => !isShadowed(article, docs))];
};
