import type { Where } from 'payload';
import { articleKindBelow, articleKinds, type ArticleKind } from '../documents/articleKinds';
import { choosePageForCountry } from '../documents/pageRules';
import type { Event, MediaRelease, Story } from '../payload-types';
import { relationIds } from '../relations/relationId';
import type { ContentContext } from './context';
import { scope } from './scope';
import { showUnsaved } from './showUnsaved';

type Article = Story | MediaRelease | Event;

const published: Where = { _status: { equals: 'published' } };

/** Returns an article as a page, with its specific fields under the name of its type. */
const asPage = ({ collection, pageType, name }: ArticleKind, article: Article) => ({
  id: article.id,
  title: article.title,
  description: article.leadText,
  slug: article.slug,
  parentSlug: collection,
  parent: null,
  site: article.site,
  pageType,
  theme: 'Default' as const,
  hideBreadcrumb: false,
  languages: article.languages,
  countries: article.countries,
  shareImage: article.teaserImage,
  modules: article.modules,
  protection: { mode: 'none' as const },
  createdAt: 'publicationDate' in article ? article.publicationDate : article.createdAt,
  updatedAt: article.updatedAt,
  _status: article._status,
  [name]: article,
});

export type ArticlePage = ReturnType<typeof asPage>;

/** True for stories, releases and events. */
export const isArticle = (page: object): boolean => articleKinds.some(({ name }) => name in page);

interface ArticleQuestion {
  where: Where[];
  isDraft?: boolean;
  sort?: string[];
  limit?: number;
}

const readArticles = async (
  context: ContentContext,
  kind: ArticleKind,
  { where, isDraft = false, sort = ['slug', 'id'], limit = 0 }: ArticleQuestion,
): Promise<Article[]> => {
  const { docs } = await context.req.payload.find({
    collection: kind.collection,
    where: { and: isDraft ? where : [...where, published] },
    draft: isDraft,
    sort,
    limit,
    pagination: false,
    ...scope(context),
  });
  return docs;
};

const findOfKind = async (
  context: ContentContext,
  kind: ArticleKind,
  question: ArticleQuestion,
): Promise<ArticlePage[]> =>
  (await readArticles(context, kind, question)).map((article) => asPage(kind, article));

export interface ArticlePath {
  site: string;
  parentSlug: string;
  slug: string;
  isDraft: boolean;
}

/** The stories, releases or events at an address, one per group of countries. */
export const findArticlesByPath = async (context: ContentContext, path: ArticlePath) => {
  const kind = articleKindBelow(path.parentSlug);
  if (!kind) return [];
  const where: Where[] = [{ 'site.key': { equals: path.site } }, { slug: { equals: path.slug } }];
  return findOfKind(context, kind, { where, isDraft: path.isDraft, sort: ['createdAt'] });
};

export const findArticleById = async (context: ContentContext, id: string, isDraft: boolean) => {
  const question = { where: [{ id: { equals: id } }], isDraft, limit: 1 };
  const found = await Promise.all(
    articleKinds.map(async (kind) => {
      const articles = await readArticles(context, kind, question);
      const shown = isDraft
        ? await Promise.all(articles.map((article) => showUnsaved(context, kind.collection, article)))
        : articles;
      return shown.map((article) => asPage(kind, article));
    }),
  );
  return found.flat()[0] ?? null;
};

/** Every published story, release and event of a site, by address. */
export const findArticlesOfSite = async (context: ContentContext, site: string) => {
  const question = { where: [{ 'site.key': { equals: site } }] };
  const found = await Promise.all(articleKinds.map((kind) => findOfKind(context, kind, question)));
  return found.flat();
};

/** Published articles of one kind in the order of slug and id, at most `limit`. */
export const findArticlesBehind = async (
  context: ContentContext,
  kind: ArticleKind,
  { site, behind, limit }: { site: string; behind: readonly Where[]; limit: number },
) => findOfKind(context, kind, { where: [{ 'site.key': { equals: site } }, ...behind], limit });

interface Listed {
  countries?: Parameters<typeof relationIds>[0];
}

/** Chooses, of several documents at one address, the one for visitors of the country. Ids of countries. */
export const chooseForCountry = <One extends Listed>(
  candidates: readonly One[],
  country: string | undefined,
): One | undefined =>
  choosePageForCountry(
    candidates.map((one) => ({ one, countries: relationIds(one.countries) })),
    country,
  )?.one;
