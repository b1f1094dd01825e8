import { at } from './addresses';
import { pathOf, seededPages, seededSites, type SeededPage, type SeededSite } from './content';

/** A seeded page in one language, where a visitor finds it. */
export interface Visit {
  name: string;
  url: string;
}

/** Pages of these types are rendered in the same way, so every eighth is sufficient. */
const articleParents: ReadonlySet<string> = new Set(['stories', 'media-releases', 'events']);

function sampleArticles(pages: readonly SeededPage[]): SeededPage[] {
  const isArticle = ({ parentSlug }: SeededPage) => articleParents.has(parentSlug);
  const articles = pages.filter(isArticle);
  return [
    ...pages.filter((page) => !isArticle(page)),
    ...articles.filter((_, position) => position % 8 === 0),
  ];
}

const isOpen = ({ protection }: SeededPage) => (protection?.mode ?? 'none') === 'none';

function visitsOf(site: SeededSite, pages: SeededPage[], language: string): Visit[] {
  const domain = site.domains[0];
  if (!domain) return [];
  return sampleArticles(pages)
    .filter((page) => page.languages.includes(language) && isOpen(page))
    .map((page) => {
      const country = page.countries?.[0]?.countryCode.toLowerCase();
      const locale = country ? `${language}-${country}` : language;
      const path = `/${locale}${domain.slug ? `/${domain.slug}` : ''}${pathOf(page)}`;
      return { name: `${site.key} ${path}`, url: at(domain.host, path) };
    });
}

/** Every seeded page (of stories, releases and events a sample) that exists in a language and that anybody may read. */
export async function allVisits(language: string): Promise<Visit[]> {
  const sites = await seededSites();
  const perSite = await Promise.all(
    sites.map(async (site) => visitsOf(site, await seededPages(site.key), language)),
  );
  return perSite.flat();
}

/** All of them except the fixed page "error", which has the status of an error. */
export const contentVisits = async (language: string): Promise<Visit[]> =>
  (await allVisits(language)).filter(({ url }) => !new URL(url).pathname.endsWith('/error'));
