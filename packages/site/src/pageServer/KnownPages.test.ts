import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { KnownPages } from './KnownPages';
import { pageInvalidations } from '@/server/content/pageInvalidations';
import { preserveRequest } from '@/server/nodeServer/originalRequest';

const request = (url: string, headers: Record<string, string> = {}, method = 'GET'): IncomingMessage => {
  const message = new IncomingMessage(new Socket());
  Object.assign(message, { url, method, headers: { host: 'localhost:3000', ...headers } });
  preserveRequest(message);
  return message;
};

const tags = ['site:main'];
let pages: KnownPages;
beforeEach(() => {
  pages = new KnownPages();
  pages.record(request('/en/company'), {
    key: '/main/en/home/company',
    tags,
    decidedAt: pageInvalidations().now,
  });
});

it.each<[string, string, Record<string, string>, boolean]>([
  ['the same address', '/en/company', {}, true],
  ['with cookies of others', '/en/company', { cookie: 'consent=v1.statistics; _ga=1' }, true],
  ['on another host', '/en/company', { host: 'volta.localhost:3000' }, false],
  ['behind TLS, where addresses differ', '/en/company', { 'x-forwarded-proto': 'https' }, false],
  ['with a query', '/en/company?x', {}, false],
  ['with doubled slashes', '//en/company', {}, false],
  ['with a chosen locale', '/en/company', { cookie: 'a=b; locale=de-CH' }, false],
  ['with a chosen measurement system', '/en/company', { cookie: 'measurement=imperial' }, false],
  ['with an unlocked page', '/en/company', { cookie: 'page-access=x' }, false],
  ['when signed in', '/en/company', { cookie: 'reader-session=x' }, false],
  ['by an editor', '/en/company', { cookie: 'editor=x' }, false],
  ['from a page of the locale', '/en/company', { referer: 'http://localhost:3000/en/news?x' }, true],
  ['from another site', '/en/company', { referer: 'https://example.test/de' }, true],
  ['from a page in another locale', '/en/company', { referer: 'http://localhost:3000/de/news' }, false],
  ['from the root of the host', '/en/company', { referer: 'http://localhost:3000/' }, false],
])('%s', (_name, url, headers, isKnown) => {
  expect(pages.find(request(url, headers))?.key).toBe(isKnown ? '/main/en/home/company' : undefined);
});

it('is not used for methods that the framework cannot represent', () => {
  expect(pages.find(request('/en/company', {}, 'TRACE'))).toBeUndefined();
});

it('is invalidated by a publication of the site, not by others', () => {
  pageInvalidations().record(['site:volta']);
  expect(pages.find(request('/en/company'))).toBeDefined();
  pageInvalidations().record(tags);
  expect(pages.find(request('/en/company'))).toBeUndefined();
});

it('does not store addresses with a query, whose number is unlimited', () => {
  pages.record(request('/en/news?x=1'), { key: 'k', tags, decidedAt: pageInvalidations().now });
  expect(pages.find(request('/en/news?x=1'))).toBeUndefined();
});
