import { expect, type APIRequestContext, type Page } from '@playwright/test';

import { at } from './addresses';
import { getAs } from './hosts';
import { readSitemap, readSitemapIndex, type ListedPage } from './xml';

async function readXml(request: APIRequestContext, url: string): Promise<string> {
  const response = await getAs(request, url);
  expect([url, response.status()]).toEqual([url, 200]);
  expect(response.headers()['content-type']).toContain('application/xml');
  return response.text();
}

/** Entries of a host's sitemap, including those of its index. */
async function readSitemapOf(page: Page, request: APIRequestContext, host: string): Promise<ListedPage[]> {
  const root = await readXml(request, at(host, '/sitemap.xml'));
  const parts = await readSitemapIndex(page, root);
  if (parts.length === 0) return readSitemap(page, root);
  const listed: ListedPage[] = [];
  for (const part of parts) listed.push(...(await readSitemap(page, await readXml(request, part))));
  return listed;
}

const sitemaps = new Map<string, Promise<ListedPage[]>>();

/** The same for every test: some twenty megabytes are read once. */
export function sitemapOf(page: Page, request: APIRequestContext, host: string): Promise<ListedPage[]> {
  const known = sitemaps.get(host) ?? readSitemapOf(page, request, host);
  sitemaps.set(host, known);
  return known;
}

/** True for products of the main site. */
export const isOfProducts = ({ url }: Pick<ListedPage, 'url'>) =>
  new URL(url).host === new URL(at('localhost', '/')).host &&
  /^\/[a-z-]+\/products(\/|$)/.test(new URL(url).pathname);

/** Below a list there is one kind of page, many times. */
const isOfList = ({ url }: Pick<ListedPage, 'url'>) =>
  /\/(stories|media-releases|events|careers)\/[^/]+/.test(new URL(url).pathname);

/** Every so many paths, with all versions of each. */
function everyPath(listed: readonly ListedPage[], step: number): ListedPage[] {
  const standardOf = ({ alternates }: ListedPage) =>
    alternates.find(({ hreflang }) => hreflang === 'x-default')?.href;
  const stored = new Set(
    [...new Set(listed.map(standardOf))].filter((_standard, index) => index % step === 0),
  );
  return listed.filter((entry) => stored.has(standardOf(entry)));
}

const isHome = ({ url }: ListedPage) => /^\/[a-z]{2}(-[a-z]{2})?$/.test(new URL(url).pathname);

/**
 * Home, and samples of the thousands of other addresses, each with all its versions: every 80th path of products, every
 * 30th of stories, releases, events and jobs, every eighth of all else.
 */
export function withFewOfAKind(listed: readonly ListedPage[]): ListedPage[] {
  const products = listed.filter(isOfProducts);
  const lists = listed.filter((entry) => !isOfProducts(entry) && isOfList(entry));
  const others = listed.filter((entry) => !isOfProducts(entry) && !isOfList(entry) && !isHome(entry));
  return [
    ...listed.filter(isHome),
    ...everyPath(others, 8),
    ...everyPath(products, 80),
    ...everyPath(lists, 30),
  ];
}

/** Every third version, and home in all: versions of a page are rendered in the same way. */
export const everyThirdVersion = (listed: readonly ListedPage[]): ListedPage[] =>
  listed.filter((entry, index) => isHome(entry) || index % 3 === 0);
