import type { Article, BreadcrumbList, Graph, NewsArticle, Organization, Thing, WebSite } from 'schema-dts';

import type { BreadcrumbView } from '../breadcrumbs/createBreadcrumbView';

/** Who runs a site; every address is absolute. */
export interface OrganizationInput {
  readonly name: string;
  /** The site's home in its default language. */
  readonly url: string;
  readonly logoUrl: string;
  readonly contact?: { readonly phone: string | null; readonly email: string | null } | null;
}

const organizationId = (url: string) => `${url}#organization`;

/** The company behind a site as schema.org's Organization, with its telephone and e-mail where it has them. */
export function createOrganization({ name, url, logoUrl, contact }: OrganizationInput): Organization {
  const { phone, email } = contact ?? {};
  const hasContact = Boolean(phone) || Boolean(email);
  const contactPoint = {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    ...(phone && { telephone: phone }),
    ...(email && { email }),
  } as const;
  return {
    '@type': 'Organization',
    '@id': organizationId(url),
    name,
    url,
    logo: logoUrl,
    ...(hasContact && { contactPoint }),
  };
}

/** A site as schema.org's WebSite: what result lists call it. The address is absolute, the language a BCP 47 tag. */
export const createWebSite = (site: { name: string; url: string; language: string }): WebSite => ({
  '@type': 'WebSite',
  '@id': `${site.url}#website`,
  name: site.name,
  url: site.url,
  inLanguage: site.language,
  publisher: { '@id': organizationId(site.url) },
});

/**
 * A page's trail (section 2.4) as schema.org's BreadcrumbList; absent for a trail of one crumb.
 * Crumbs that lead nowhere are left out, but for the last, which is the page itself.
 */
export function createBreadcrumbList(
  { items }: BreadcrumbView,
  { origin, pageUrl }: { origin: string; pageUrl: string },
): BreadcrumbList | undefined {
  const crumbs = items.flatMap(({ title, href, isCurrent }) => {
    if (isCurrent) return [{ title, url: pageUrl }];
    return href === undefined ? [] : [{ title, url: new URL(href, origin).href }];
  });
  if (crumbs.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: url,
    })),
  };
}

/** A story or a media release; addresses are absolute, dates ISO 8601. */
export interface ArticleInput {
  readonly kind: 'Story' | 'MediaRelease';
  readonly title: string;
  readonly description?: string;
  readonly url: string;
  readonly imageUrl: string;
  readonly language: string;
  readonly publishedAt?: string;
  readonly modifiedAt?: string;
  readonly publisher: Pick<OrganizationInput, 'name' | 'url' | 'logoUrl'>;
}

/** A story as schema.org's Article, a media release as its NewsArticle. */
export function createArticle(article: ArticleInput): Article | NewsArticle {
  const { kind, title, description, url, imageUrl, language, publishedAt, modifiedAt, publisher } = article;
  return {
    '@type': kind === 'MediaRelease' ? 'NewsArticle' : 'Article',
    headline: title,
    ...(description && { description }),
    mainEntityOfPage: url,
    image: imageUrl,
    inLanguage: language,
    ...(publishedAt && { datePublished: publishedAt }),
    ...(modifiedAt && { dateModified: modifiedAt }),
    // No person signs what the house publishes.
    author: createOrganization(publisher),
    publisher: createOrganization(publisher),
  };
}

/** What a page says about itself for machines. */
export const createGraph = (things: readonly Thing[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** A graph as the text of a `script` element, which no title can end. */
export const graphText = (graph: Graph): string =>
  JSON.stringify(graph).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character);
