import type { Article, BreadcrumbList, Graph, NewsArticle, Organization, Thing, WebSite } from 'schema-dts';

import type { BreadcrumbView } from '../breadcrumbs/createBreadcrumbView';

export interface OrganizationInput {
  readonly name: string;
  /** Home page in the default language. */
  readonly url: string;
  readonly logoUrl: string;
  readonly contact?: { readonly phone: string | null; readonly email: string | null } | null;
}

const organizationId = (url: string) => `${url}#organization`;

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

/** Creates schema.org's WebSite with the name for result lists. The URL is absolute, the language a BCP 47 tag. */
export const createWebSite = (site: { name: string; url: string; language: string }): WebSite => ({
  '@type': 'WebSite',
  '@id': `${site.url}#website`,
  name: site.name,
  url: site.url,
  inLanguage: site.language,
  publisher: { '@id': organizationId(site.url) },
});

/**
 * Creates schema.org's BreadcrumbList from a trail (section 2.4); absent for a single crumb. Crumbs without a link are
 * left out, except the last, which is the page itself.
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

/** A story or media release; URLs are absolute, dates ISO 8601. */
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
    // Texts are published by the company, without an author.
    author: createOrganization(publisher),
    publisher: createOrganization(publisher),
  };
}

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

/** Serializes a graph for a `script` element; no text in it can close the element. */
export const graphText = (graph: Graph): string =>
  JSON.stringify(graph).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character);
