import { expect } from '@playwright/test';

import { at } from './support/addresses';
import { seededPages } from './support/content';
import { sendRequest, linksOfMain } from './support/siteRequest';
import { test } from './support/test';

/** The id of a seeded page. */
async function pageId(siteKey: string, parentSlug: string, slug: string): Promise<string> {
  const page = (await seededPages(siteKey)).find(
    (one) => one.parentSlug === parentSlug && one.slug === slug && (one.countries ?? []).length === 0,
  );
  if (!page) throw new Error(`${siteKey} has no page ${parentSlug}/${slug}.`);
  return page.id;
}

test.describe('an old or oddly spelt address leads to its end in one hop (section 2.2)', () => {
  for (const [name, path, target] of [
    [
      'trailing slash, locale in capitals and a previous URL at once',
      '/EN/Academy/?from=brochure&sheet=2',
      '/en/services/training?from=brochure&sheet=2',
    ],
    ['a previous URL below a longer one', '/en/catalogue/stripping/kappa/', '/en/solutions/cut-and-strip'],
    [
      'the shorter of two previous URLs, for what only it begins',
      '/en/catalogue/unheard-of',
      '/en/solutions',
    ],
    ['whole segments only, in any case', '/de/SUPPORT/Spares?x=1', '/de/services/spare-parts?x=1'],
    ['trailing slash and locale in capitals', '/DE-CH/company/?x=1', '/de-ch/company?x=1'],
    [
      'a previous URL of a locale-less site',
      '/volta/high-voltage/shield/old/?x=1',
      '/volta/technology/shielding?x=1',
    ],
  ] as const) {
    test(name, async () => {
      const result = await sendRequest(path);
      expect(result.status).toBe(301);
      expect(result.destination).toBe(at('localhost', target));
      expect((await sendRequest(target)).status).toBe(200);
    });
  }

  test('a previous URL without a locale is one hop too, and temporary, because its locale is the reader’s', async () => {
    const result = await sendRequest('/Academy/old/?a=b', { headers: { 'accept-language': 'de-AT' } });
    expect(result.status).toBe(302);
    expect(result.destination).toBe(at('localhost', '/de-at/services/training?a=b'));
  });

  test('a redirect for all sites leads to its file on each of them', async () => {
    for (const host of ['localhost', 'cirris.localhost']) {
      const result = await sendRequest('/de/downloads/crimp-guide?x=1', { host });
      expect(result.status).toBe(301);
      expect(result.destination).toMatch(new RegExp(`^${at(host, '/file/')}[\\w-]+\\?l=de&x=1$`));
    }
  });

  test('a redirect of another site is not followed', async () => {
    expect((await sendRequest('/en/strippers/rotary', { host: 'schleuniger.localhost' })).status).toBe(301);
    expect((await sendRequest('/en/strippers/rotary')).status).toBe(404);
  });
});

test.describe('a wrong or missing locale redirects with 302 (section 2.2)', () => {
  for (const [name, path, headers, target] of [
    [
      'the cookie before the browser',
      '/company?a=b',
      { cookie: 'locale=de-CH', 'accept-language': 'ja' },
      '/de-ch/company?a=b',
    ],
    ['the browser’s best language that is offered', '/', { 'accept-language': 'xx, pt-BR;q=0.5, ja' }, '/ja'],
    ['the site’s default', '/company', { 'accept-language': 'xx' }, '/en/company'],
    ['a cookie that is no locale counts for nothing', '/company', { cookie: 'locale=../x' }, '/en/company'],
    ['a country that is not offered: the same language', '/de-us/company?a=b', {}, '/de/company?a=b'],
    ['a language that the country does not speak', '/ja-ch/company', {}, '/ja/company'],
    ['a language that nobody offers', '/ru/company', {}, '/en/company'],
    [
      'a language that the site does not have',
      '/de/north-america-events/travel?a=b',
      {},
      '/en/north-america-events/travel?a=b',
    ],
    ['a cookie does not make a wrong locale right', '/de-us/company', { cookie: 'locale=fr' }, '/de/company'],
  ] as const) {
    test(`it leads to what fits: ${name}`, async () => {
      const result = await sendRequest(path, { headers });
      expect(result.status).toBe(302);
      expect(result.destination).toBe(at('localhost', target));
      expect((await sendRequest(target)).status).toBe(200);
    });
  }

  test('a cookie never wins over a locale in the address', async () => {
    const result = await sendRequest('/en/company', {
      headers: { cookie: 'locale=de', 'accept-language': 'ja' },
    });
    expect(result.status).toBe(200);
    expect(result.text).toContain('<html lang="en"');
  });

  test('a site has a default of its own', async () => {
    const result = await sendRequest('/kontakt', { host: 'adaptronic.localhost' });
    expect(result.status).toBe(302);
    expect(result.destination).toBe(at('adaptronic.localhost', '/de/kontakt'));
  });

  for (const [name, path, lang] of [
    ['French on Volta', '/volta/technology/busbar', 'fr'],
    ['Spanish on north-america-events', '/north-america-events/wire-week', 'es'],
  ] as const) {
    test(`without a locale, ${name} is served in place, whatever the reader’s language`, async () => {
      const result = await sendRequest(path, { headers: { cookie: 'locale=de', 'accept-language': 'en' } });
      expect(result.status).toBe(200);
      expect(result.text).toContain(`<html lang="${lang}"`);
    });
  }
});

test.describe('a page is found by its id (section 2.2, "redirects (302) to the page’s real URL")', () => {
  test('on its own site, in the reader’s locale, with the rest of the query', async () => {
    const id = await pageId('main', 'company', 'quality');
    const plain = await sendRequest(`/${id}?direct`);
    expect(plain.status).toBe(302);
    expect(plain.destination).toBe(at('localhost', '/en/company/quality'));
    const german = await sendRequest(`/${id.toUpperCase()}?a=b&direct=true`, {
      headers: { 'accept-language': 'de-CH' },
    });
    expect(german.status).toBe(302);
    expect(german.destination).toBe(at('localhost', '/de-ch/company/quality?a=b'));
  });

  test('on another site of the same host', async () => {
    const result = await sendRequest(`/en/${await pageId('volta', 'technology', 'busbar')}?direct`);
    expect(result.status).toBe(302);
    expect(result.destination).toBe(at('localhost', '/en/volta/technology/busbar'));
  });

  for (const [from, siteKey, parent, slug, host, target] of [
    ['localhost', 'schleuniger', 'home', 'products', 'schleuniger.localhost', '/en/products'],
    [
      'cirris.localhost',
      'schleuniger',
      'applications',
      'rotary-stripping',
      'schleuniger.localhost',
      '/en/applications/rotary-stripping',
    ],
    ['localhost', 'adaptronic', 'home', 'kontakt', 'adaptronic.localhost', '/de/kontakt'],
    ['adaptronic.localhost', 'main', 'company', 'quality', 'localhost', '/en/company/quality'],
  ] as const) {
    test(`on another host: from ${from} to ${siteKey}`, async () => {
      const result = await sendRequest(`/${await pageId(siteKey, parent, slug)}?direct`, { host: from });
      expect(result.status).toBe(302);
      expect(result.destination).toBe(at(host, target));
      expect((await sendRequest(target, { host })).status).toBe(200);
    });
  }

  test('an unknown id is 404, and without the parameter an id is no address', async () => {
    expect((await sendRequest('/00000000-0000-4000-8000-000000000000?direct')).status).toBe(404);
    expect((await sendRequest(`/en/${await pageId('main', 'company', 'quality')}`)).status).toBe(404);
  });

  test('the parameter never names where to go', async () => {
    const result = await sendRequest('/en/company?direct=https://evil.test');
    expect(result.status).toBe(200);
  });
});

test.describe('the host chooses the site (section 2.1)', () => {
  for (const [host, theme] of [
    ['unknown.example', 'Komax'],
    ['evilschleuniger.localhost', 'Komax'],
    ['www.schleuniger.localhost', 'Schleuniger'],
    ['SCHLEUNIGER.localhost', 'Schleuniger'],
  ] as const) {
    test(`${host} is served with the theme ${theme}`, async () => {
      const result = await sendRequest('/en', { headers: { host } });
      expect(result.status).toBe(200);
      expect(result.text).toContain(`data-theme="${theme}"`);
    });
  }
});

test.describe('nothing in an address leads off the site or breaks it', () => {
  for (const [name, path] of [
    ['another host behind two slashes', '//evil.test'],
    ['with a trailing slash', '//evil.test/'],
    ['behind a backslash', '/\\evil.test'],
    ['behind an encoded backslash', '/%5Cevil.test'],
    ['behind encoded slashes', '/%2F%2Fevil.test'],
    ['behind a tab', '/%09/evil.test/'],
    ['behind a line break', '/%0a/evil.test/'],
    ['behind a locale', '/EN//evil.test/'],
    ['behind a previous URL', '/en/catalogue/stripping//evil.test'],
    ['as the host behind a user', '/@evil.test/'],
    ['a header in the path', '/EN/x%0d%0aSet-Cookie:%20a=b/'],
    ['a header in the query', '/en/company/?next=%0d%0aSet-Cookie:%20a=b'],
  ] as const) {
    test(name, async () => {
      const result = await sendRequest(path);
      expect([301, 302, 308, 404]).toContain(result.status);
      const { host } = new URL(result.destination ?? at('localhost', '/'));
      expect(host).toBe(new URL(at('localhost', '/')).host);
      expect(result.headers['set-cookie']).toBeUndefined();
      expect(result.text).not.toMatch(/\n\s+at \S+ \(/);
    });
  }

  for (const [name, path] of [
    ['percent-encoding that cannot be read', '/en/%E0%A4%A'],
    ['a null byte', '/en/company%00'],
    ['eight thousand characters', `/en/${'a'.repeat(8000)}`],
    ['four thousand levels', `/en${'/a'.repeat(4000)}`],
    ['a script in the path', '/en/%3Cscript%3Ealert(1)%3C/script%3E'],
  ] as const) {
    test(`${name} is a page that is not there`, async () => {
      const result = await sendRequest(path);
      expect(result.status).toBe(404);
      expect(result.text).toContain('data-theme="Komax"');
      expect(result.text).not.toMatch(/\n\s+at \S+ \(|<script>alert/);
    });
  }
});

test.describe('every response can be found in the log by its id, and discloses no internals', () => {
  for (const [path, status] of [
    ['/en/company', 200],
    ['/company', 302],
    ['/en/academy', 301],
    ['/en/no-such-page', 404],
  ] as const) {
    test(`the id of a request comes back with ${status}`, async () => {
      const given = await sendRequest(path, { headers: { 'x-request-id': 'from-a-balancer-1' } });
      expect(given.status).toBe(status);
      expect(given.headers['x-request-id']).toBe('from-a-balancer-1');
      const forged = await sendRequest(path, { headers: { 'x-request-id': 'a "forged" line' } });
      expect(forged.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    });
  }

  test('no response contains the internal address', async () => {
    for (const path of ['/en/company', '/en/no-such-page', '/en/services/partner-documents']) {
      const { headers } = await sendRequest(path);
      expect(Object.keys(headers), path).not.toContain('x-middleware-rewrite');
    }
  });

  test('internal addresses are pages that are not there', async () => {
    for (const path of [
      '/main/en/home/company',
      '/next~main/en/home/company',
      '/main/en/live/home/company',
    ]) {
      const result = await sendRequest(`/en${path}`);
      expect(result.status, path).toBe(404);
    }
  });
});

test.describe('a page that is not there', () => {
  test('shows the requested address and links: the nearest pages, the main pages, home (section 2.2)', async ({
    page,
  }) => {
    const response = await page.goto(at('localhost', '/en/company/qualty'));
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Page not found: /en/company/qualty')).toBeVisible();
    const main = page.getByRole('main');
    const mainPages = main.getByRole('navigation', { name: 'Main pages' });
    await expect(mainPages.getByRole('link', { name: 'Solutions' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/en');
    await main
      .getByRole('navigation', { name: 'Perhaps you meant' })
      .getByRole('link', { name: 'Quality' })
      .click();
    await expect(page).toHaveURL(at('localhost', '/en/company/quality'));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('The wire ends here');
  });

  test('has a title and words in the language of its address', async () => {
    const english = await sendRequest('/en/company/qualty');
    expect(english.text).toContain('<title>Page not found | Komax</title>');
    const german = await sendRequest('/de/company/qualty');
    expect(german.status).toBe(404);
    expect(german.text).toMatch(/<html lang="de"/);
    expect(german.text).toContain('>Qualität<');
    const schleuniger = await sendRequest('/de/nirgends', { host: 'schleuniger.localhost' });
    expect(schleuniger.text).toContain('<title>Seite nicht gefunden | Schleuniger</title>');
  });

  test('shows a message when the search finds nothing, and never lists protected pages', async () => {
    expect((await sendRequest('/en/nowhere?q=zzzz')).text).toContain('No page was found for “zzzz”.');
    const { text } = await sendRequest('/en/nowhere?q=partner+documents');
    expect(linksOfMain(text).filter((href) => href.includes('partner-documents'))).toEqual([]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('can be searched for on the spot', async ({ page }) => {
      await page.goto(at('localhost', '/en/old/crimp-page'));
      const search = page.getByRole('main').getByRole('search');
      await search.getByRole('searchbox', { name: 'Search this site' }).fill('crimp');
      await search.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(at('localhost', '/en/old/crimp-page?q=crimp'));
      await expect(page.getByText('Page not found: /en/old/crimp-page')).toBeVisible();
      const results = page.getByRole('navigation', { name: /^Results for “crimp” \(\d+\)$/ });
      await expect(results.getByRole('link', { name: 'Anatomy of a crimp' })).toBeVisible();
      await results.getByRole('link', { name: 'Crimping', exact: true }).click();
      await expect(page).toHaveURL(at('localhost', '/en/solutions/crimping'));
    });
  });
});
