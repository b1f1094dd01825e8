import { expect, type APIRequestContext } from '@playwright/test';

import { siteUrl } from './support/addresses';
import { test } from './support/test';

const port = new URL(siteUrl).port;
const hostHeader = (host: string) => (port ? `${host}:${port}` : host);

/** Sends a request to one of the site's hosts, without following redirects. */
const send = (request: APIRequestContext, host: string, path: string, headers: Record<string, string> = {}) =>
  request.get(new URL(path, siteUrl).href, {
    maxRedirects: 0,
    headers: { host: hostHeader(host), ...headers },
  });

test('the main site returns its home page with the content in the HTML', async ({ request }) => {
  const response = await send(request, 'localhost', '/en');
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain('data-theme="Komax"');
  expect(html).toMatch(/<h1[^>]*>[^<]{10,}/);
});

test('another host is another site with another theme', async ({ request }) => {
  const html = await (await send(request, 'schleuniger.localhost', '/en')).text();
  expect(html).toContain('data-theme="Schleuniger"');
});

test('a path without locale is served in place on the two locale-less sites', async ({ request }) => {
  const volta = await send(request, 'localhost', '/volta');
  expect(volta.status()).toBe(200);
  expect(await volta.text()).toContain('<html lang="fr"');
  const events = await send(request, 'localhost', '/north-america-events');
  expect(events.status()).toBe(200);
  expect(await events.text()).toContain('<html lang="es"');
});

for (const [name, path, headers, location] of [
  ['Accept-Language', '/', { 'accept-language': 'de-AT,de;q=0.9' }, /\/de(-at)?$/],
  ['the site default', '/', { 'accept-language': 'xx' }, /\/en$/],
  ['query and path are kept', '/company?a=b', { 'accept-language': 'de' }, /\/de\/company\?a=b$/],
  ['a locale that the site does not have', '/fr-xx/company', {}, /\/fr\/company$/],
] as const) {
  test(`a path without a usable locale redirects with 302: ${name}`, async ({ request }) => {
    const response = await send(request, 'localhost', path, headers);
    expect(response.status()).toBe(302);
    expect(response.headers().location).toMatch(location);
  });
}

test('a trailing slash redirects with 301, and keeps the query', async ({ request }) => {
  const response = await send(request, 'localhost', '/en/company/?x=1');
  expect(response.status()).toBe(301);
  expect(response.headers().location).toMatch(/\/en\/company\?x=1$/);
});

for (const [previous, target] of [
  ['/en/academy', '/en/services/training'],
  ['/de/Academy/old-course?from=brochure', '/de/services/training?from=brochure'],
  ['/en/catalogue/stripping', '/en/solutions/cut-and-strip'],
  ['/en/e-mobility', '/en/volta'],
] as const) {
  test(`an address of the earlier site redirects with 301: ${previous}`, async ({ request }) => {
    const response = await send(request, 'localhost', previous);
    expect(response.status()).toBe(301);
    expect(response.headers().location).toMatch(new RegExp(`${target.replace('?', '\\?')}$`));
  });
}

test('an unknown page returns 404 with a complete page of the site', async ({ request }) => {
  const response = await send(request, 'schleuniger.localhost', '/en/no/such-page');
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toContain('data-theme="Schleuniger"');
  expect(html).toContain('Page not found: /en/no/such-page');
  expect(html).toContain('noindex');
});

for (const path of ['/en/%E0%A4%A', `/en/${'a'.repeat(8000)}`, '/en/company%00', '/en/../../etc/passwd']) {
  test(`a malformed path never returns a stack trace: ${path.slice(0, 20)}`, async ({ request }) => {
    const response = await send(request, 'localhost', path);
    expect([301, 302, 400, 404]).toContain(response.status());
    expect(await response.text()).not.toMatch(/\n\s+at \S+ \(/);
  });
}

test('internal addresses are not reachable', async ({ request }) => {
  const response = await send(request, 'localhost', '/en/main/en/home/home');
  expect(response.status()).toBe(404);
});

test('an unsigned call to the revalidation webhook is rejected', async ({ request }) => {
  const response = await request.post(`${siteUrl}/api/revalidate`, { data: { tags: ['system'] } });
  expect(response.status()).toBe(401);
});
