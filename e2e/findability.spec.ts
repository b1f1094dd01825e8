import { expect, type APIRequestContext } from '@playwright/test';

import { at } from './support/addresses';
import { pathOf, seededPages } from './support/content';
import { readGraph, readHead, type DocumentHead, type NamedAlternate } from './support/documentHead';
import { seededEvents, seededReleases, seededStories, seededStoryContacts } from './support/documents';
import { eachOf, getAs, getWhenReady } from './support/hosts';
import { pngSize } from './support/png';
import { everyThirdVersion, isOfProducts, sitemapOf, withFewOfAKind } from './support/sitemaps';
import { test } from './support/test';
import { readFeed, type ListedPage } from './support/xml';

// The first test reads all sitemaps.
test.describe.configure({ timeout: 60_000 });

const hosts = ['localhost', 'schleuniger.localhost', 'cirris.localhost', 'adaptronic.localhost'] as const;

interface PageResponse {
  status: number;
  html: string;
  robotsHeader?: string;
}

async function read(request: APIRequestContext, url: string): Promise<PageResponse> {
  const response = await getWhenReady(request, url);
  const result = {
    status: response.status(),
    html: await response.text(),
    robotsHeader: response.headers()['x-robots-tag'],
  };
  await response.dispose();
  return result;
}

const hrefOf = ({ href }: NamedAlternate) => href;

const asLines = (alternates: readonly NamedAlternate[]) =>
  alternates.map(({ hreflang, href }) => `${hreflang} ${href}`).sort();

/** Problems of a single page of a sitemap. */
function problemsOf(
  { url, alternates }: ListedPage,
  { status, robotsHeader }: PageResponse,
  head: DocumentHead,
) {
  const rules: [string, boolean][] = [
    [`answers ${status}`, status === 200],
    [`is canonical to ${head.canonicals.join(', ')}`, head.canonicals.join() === url],
    ['may not be indexed', head.isIndexed && robotsHeader === undefined],
    [
      'does not name itself',
      head.alternates.some(({ href, hreflang }) => href === url && hreflang !== 'x-default'),
    ],
    [
      'has not one x-default',
      head.alternates.filter(({ hreflang }) => hreflang === 'x-default').length === 1,
    ],
    ['names another host', head.alternates.every(({ href }) => new URL(href).host === new URL(url).host)],
    [
      'differs from the sitemap',
      JSON.stringify(asLines(head.alternates)) === JSON.stringify(asLines(alternates)),
    ],
  ];
  return rules.filter(([, isRight]) => !isRight).map(([problem]) => `${url} ${problem}`);
}

/** Alternates in a sitemap that do not link back. */
function oneSided(listed: readonly ListedPage[]): string[] {
  const linked = new Map(listed.map(({ url, alternates }) => [url, new Set(alternates.map(hrefOf))]));
  return listed.flatMap(({ url, alternates }) =>
    alternates
      .filter(({ href }) => !linked.get(href)?.has(url))
      .map(({ href }) => `${href} does not name ${url}`),
  );
}

for (const host of hosts) {
  test(`every page in the sitemap of ${host} returns 200, is canonical to itself, and lists its alternates`, async ({
    page,
    request,
  }) => {
    test.setTimeout(5 * 60_000);
    const listed = await sitemapOf(page, request, host);
    const urls = listed.map(({ url }) => url);
    expect(urls).toContain(at(host, host.startsWith('adaptronic') ? '/de' : '/en'));
    expect(new Set(urls).size).toBe(urls.length);

    const problems = await eachOf(everyThirdVersion(withFewOfAKind(listed)), async (entry) => {
      const result = await read(request, entry.url);
      return problemsOf(entry, result, readHead(result.html));
    });
    // Every page lists what the sitemap lists for it, so that the sitemap shows which pages do not link back.
    expect([...problems.flat(), ...oneSided(listed)]).toEqual([]);
  });

  test(`robots.txt of ${host} names its sitemap, and leaves every page in it open`, async ({
    page,
    request,
  }) => {
    const response = await getAs(request, at(host, '/robots.txt'));
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('text/plain');
    const text = await response.text();
    expect(text.match(/^Sitemap: .+$/gm)).toEqual([`Sitemap: ${at(host, '/sitemap.xml')}`]);
    expect(text).toMatch(/^User-agent: \*$/m);
    const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(
      ([, rule = '']) => new RegExp(`^${rule.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`),
    );
    expect(closed.length).toBeGreaterThan(0);
    const paths = (await sitemapOf(page, request, host)).map(({ url }) => new URL(url).pathname);
    expect(paths.filter((path) => closed.some((rule) => rule.test(path)))).toEqual([]);
  });

  test(`security.txt of ${host} names a contact and has not expired (RFC 9116)`, async ({ request }) => {
    const url = at(host, '/.well-known/security.txt');
    const response = await getAs(request, url);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('text/plain');
    const text = await response.text();
    expect(text).toMatch(/^Contact: (mailto:\S+@\S+|https:\/\/\S+)$/m);
    expect(text).toContain(`Canonical: ${url}`);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  });
}

test('the sitemap lists products where they are written and sold, and neither comparison, search nor filtered lists', async ({
  page,
  request,
}) => {
  const listed = await sitemapOf(page, request, 'localhost');
  const urls = new Set(listed.map(({ url }) => url));
  for (const path of ['/products', '/products/wire-check', '/products/crimp', '/products/twisting/torsa-540'])
    for (const locale of ['en', 'de', 'de-ch']) expect(urls).toContain(at('localhost', `/${locale}${path}`));
  // In Slovak the text is Czech: the Slovak address is canonical to the Czech one.
  const slovak = at('localhost', '/sk/products/twisting/torsa-540');
  expect(urls).not.toContain(slovak);
  expect(readHead((await read(request, slovak)).html).canonicals).toEqual([
    at('localhost', '/cs/products/twisting/torsa-540'),
  ]);
  const closed = /[?]|\/products\/compare$|\/search$/;
  expect([...urls].filter((url) => closed.test(url))).toEqual([]);
  for (const path of ['/en/products/compare', '/en/search?q=wire', '/en/products/crimp?brand=komax'])
    expect([path, readHead((await read(request, at('localhost', path))).html).isIndexed]).toEqual([
      path,
      false,
    ]);
});

test('the sitemap lists every story, media release and event, and the contacts of stories', async ({
  page,
  request,
}) => {
  const urls = new Set((await sitemapOf(page, request, 'localhost')).map(({ url }) => url));
  const paths = [
    ...(await seededStories()).map(({ slug }) => `/stories/${slug}`),
    ...(await seededStoryContacts()).map((slug) => `/stories/contacts/${slug}`),
    ...(await seededReleases()).map(({ slug }) => `/media-releases/${slug}`),
    ...(await seededEvents()).map((slug) => `/events/${slug}`),
  ];
  expect(paths.length).toBeGreaterThan(60);
  const expected = paths.flatMap((path) => [`/en${path}`, `/de${path}`]);
  expect(expected.filter((path) => !urls.has(at('localhost', path)))).toEqual([]);
});

test('protected and error pages are in no sitemap, may not be indexed, and have no canonical address', async ({
  page,
  request,
}) => {
  const closed = (await seededPages('main'))
    .filter((seeded) => (seeded.protection?.mode ?? 'none') !== 'none')
    .map(pathOf);
  expect(closed.length).toBeGreaterThan(1);
  const listed = await sitemapOf(page, request, 'localhost');
  const named = new Set(
    listed.flatMap(({ url, alternates }) => [url, ...alternates.map(({ href }) => href)]),
  );
  for (const path of [...closed, '/error']) {
    for (const language of ['en', 'de', 'en-ch']) {
      const url = at('localhost', `/${language}${path}`);
      const { html } = await read(request, url);
      const { isIndexed, canonicals, alternates } = readHead(html);
      expect({ url, isNamed: named.has(url), isIndexed, canonicals, alternates }).toEqual({
        url,
        isNamed: false,
        isIndexed: false,
        canonicals: [],
        alternates: [],
      });
    }
  }
});

for (const [shown, canonical] of [
  ['/ja/company/quality', '/en/company/quality'],
  ['/fr-ch/company/quality', '/en-ch/company/quality'],
] as const) {
  test(`a page that is shown in another language is canonical to that language’s address: ${shown}`, async ({
    page,
    request,
  }) => {
    const { status, html } = await read(request, at('localhost', shown));
    expect(status).toBe(200);
    const head = readHead(html);
    expect(head.canonicals).toEqual([at('localhost', canonical)]);
    expect(head.alternates).toEqual([]);
    const listed = (await sitemapOf(page, request, 'localhost')).map(({ url }) => url);
    expect(listed).not.toContain(at('localhost', shown));
    expect(listed).toContain(at('localhost', canonical));
  });
}

for (const [host, name] of [
  ['localhost', 'Komax'],
  ['schleuniger.localhost', 'Schleuniger'],
] as const) {
  test(`the home page has structured data of the organisation behind ${host}, the same in every language`, async ({
    request,
  }) => {
    const [english, german] = await Promise.all(
      ['/en', '/de'].map(async (path) => readGraph((await read(request, at(host, path))).html)),
    );
    const organization = english?.find((node) => node['@type'] === 'Organization');
    const webSite = english?.find((node) => node['@type'] === 'WebSite');
    const url = at(host, '/en');
    expect(organization).toMatchObject({ name, url, '@id': `${url}#organization` });
    expect(webSite).toMatchObject({
      name,
      url,
      inLanguage: 'en',
      publisher: { '@id': `${url}#organization` },
    });
    expect(german).toEqual(english);
  });
}

for (const path of ['/en/stories/the-third-strand', '/de/solutions/crimping']) {
  test(`structured data contain the visible breadcrumb: ${path}`, async ({ page }) => {
    const response = await page.goto(at('localhost', path));
    const nodes = readGraph((await response?.text()) ?? '');
    const list = nodes.find((node) => node['@type'] === 'BreadcrumbList');
    const reported = list?.['@type'] === 'BreadcrumbList' ? list.itemListElement : [];
    const seen = await page
      .getByRole('navigation', { name: /You are here|Sie sind hier/ })
      .getByRole('listitem')
      .evaluateAll((crumbs) =>
        crumbs.map((crumb) => ({
          name: crumb.textContent.trim(),
          item: crumb.querySelector('a')?.href ?? document.location.href,
        })),
      );
    expect(reported.map(({ position }) => position)).toEqual(seen.map((_crumb, index) => index + 1));
    expect(reported.map(({ item }) => item)).toEqual(seen.map(({ item }) => item));
    // Home is an icon only (section 2.4), without text to compare.
    expect(reported.slice(1).map(({ name }) => name)).toEqual(seen.slice(1).map(({ name }) => name));
  });
}

for (const [path, type] of [
  ['/en/stories/the-third-strand', 'Article'],
  ['/de/stories/the-third-strand', 'Article'],
  ['/en/media-releases/half-year-2026', 'NewsArticle'],
] as const) {
  test(`structured data contain the required properties of a ${type}: ${path}`, async ({ request, page }) => {
    await page.goto(at('localhost', path));
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const { html } = await read(request, at('localhost', path));
    const article = readGraph(html).find((node) => node['@type'] === type);
    expect(article).toMatchObject({
      headline: title,
      mainEntityOfPage: at('localhost', path),
      inLanguage: path.slice(1, 3),
    });
    const image = article && 'image' in article ? [article.image].flat()[0] : undefined;
    const picture = image === undefined ? undefined : await getAs(request, image);
    expect(picture?.status()).toBe(200);
  });
}

test('every content page in a sitemap has a share image of the declared size', async ({ page, request }) => {
  test.setTimeout(3 * 60_000);
  const urls = (await Promise.all(hosts.map((host) => sitemapOf(page, request, host)))).flatMap((listed) =>
    withFewOfAKind(listed)
      .filter((entry) => !isOfProducts(entry))
      .map(({ url }) => url)
      // Rendered by the application from data of the contact or the job.
      .filter((url) => !/\/(stories\/contacts|careers)\//.test(url))
      .filter((url) => /^\/(en|de)(\/|$)/.test(new URL(url).pathname)),
  );
  const pictures = new Map<string, string>();
  const pages = await eachOf(urls, async (url) => ({ url, ...readHead((await read(request, url)).html) }));
  expect(pages.filter(({ picture }) => !picture).map(({ url }) => url)).toEqual([]);
  for (const { picture } of pages)
    if (picture) pictures.set(picture.url, `${picture.width}x${picture.height}`);

  const wrong = await eachOf([...pictures], async ([url, size]) => {
    const response = await getAs(request, url);
    if (response.status() !== 200 || response.headers()['content-type'] !== 'image/png')
      return [`${url}: ${response.status()} ${response.headers()['content-type']}`];
    const { width, height } = pngSize(await response.body());
    return `${width}x${height}` === size ? [] : [`${url} is ${width}x${height}, not ${size}`];
  });
  expect(wrong.flat()).toEqual([]);
  const drawn = [...pictures].filter(([url]) => new URL(url).pathname.startsWith('/og/'));
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.filter(([, size]) => size !== '1200x630')).toEqual([]);
});

test('pictures disclose nothing of protected pages', async ({ request }) => {
  for (const slug of ['partner-documents', 'service-bulletins']) {
    for (const locale of ['en', 'de-ch']) {
      const card = await getAs(request, at('localhost', `/og/main/${locale}/services/${slug}.png`));
      expect([slug, card.status()]).toEqual([slug, 404]);
      const { html } = await read(request, at('localhost', `/${locale}/services/${slug}`));
      expect(readHead(html).picture).toBeUndefined();
    }
  }
  const open = await getAs(request, at('localhost', '/og/main/en/services/training.png'));
  expect(open.status()).toBe(200);
});

test('a page that names a picture to share has it, also the error page', async ({ request }) => {
  const { picture } = readHead((await read(request, at('localhost', '/en/error'))).html);
  const responses = picture ? (await getAs(request, picture.url)).status() : 'none named';
  expect([200, 'none named']).toContain(responses);
});

for (const [list, language] of [
  ['stories', 'en'],
  ['media-releases', 'de'],
] as const) {
  test(`the page of ${list} in ${language} links to the feed, and the feed's items exist`, async ({
    page,
    request,
  }) => {
    const feedUrl = at('localhost', `/${language}/${list}/rss.xml`);
    const { html } = await read(request, at('localhost', `/${language}/${list}`));
    expect(readHead(html).feeds).toContain(feedUrl);

    const response = await getAs(request, feedUrl);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('application/rss+xml');
    const feed = await readFeed(page, await response.text());
    expect(feed).toMatchObject({ language, self: feedUrl });
    expect(feed.title).not.toBe('');
    expect(feed.items.length).toBeGreaterThan(2);
    expect(new Set(feed.items.map(({ guid }) => guid)).size).toBe(feed.items.length);
    const days = feed.items.map(({ published }) => Date.parse(published));
    expect(days).toEqual([...days].sort((one, other) => other - one));

    for (const { title, link } of feed.items) {
      const { status, html: item } = await read(request, link);
      expect([link, status, readHead(item).canonicals]).toEqual([link, 200, [link]]);
      expect(title).not.toBe('');
    }
  });
}

for (const [host, site] of [
  ['localhost', '/en/volta'],
  ['schleuniger.localhost', '/en'],
  ['cirris.localhost', '/en'],
] as const) {
  test(`a site has a feed only if it has items for it: ${host}${site}`, async ({ request }) => {
    const { feeds } = readHead((await read(request, at(host, site))).html);
    for (const list of ['stories', 'media-releases']) {
      const url = at(host, `${site}/${list}/rss.xml`);
      const { status } = await read(request, url);
      expect([url, status]).toEqual([url, feeds.includes(url) ? 200 : 404]);
    }
    const { status } = await read(request, at(host, `${site}/media-releases/rss.xml`));
    expect(status).toBe(404);
  });
}
