import { originalMethodHeader, originalUrlHeader } from '../nodeServer/originalRequest';

import { decidePlainResponse } from './decidePlainResponse';

const decide = (url: string, method = 'GET', host = 'localhost:3000') =>
  decidePlainResponse({
    url: 'http://localhost:3000/',
    method: 'GET',
    headers: new Headers({ host, [originalUrlHeader]: url, [originalMethodHeader]: method }),
  });

const allow = 'GET, HEAD, OPTIONS';

describe('methods of a page', () => {
  it.each(['PUT', 'PATCH', 'DELETE', 'POST', 'TRACE', 'PROPFIND'])('%s: 405 with Allow', (method) => {
    for (const path of ['/en/company', '/', '/style-guide'])
      expect(decide(path, method)).toMatchObject({ status: 405, headers: { allow } });
  });
  it('OPTIONS: 204 with Allow', () => {
    expect(decide('/en/company', 'OPTIONS')).toMatchObject({ status: 204, text: null, headers: { allow } });
  });
  it.each(['GET', 'HEAD'])('allows %s', (method) => {
    expect(decide('/en/company', method)).toBeUndefined();
  });
  it('allows the methods of routes below /api, except TRACE', () => {
    for (const method of ['POST', 'PUT', 'OPTIONS'])
      expect(decide('/api/forms/contact', method)).toEqual({ kind: 'next' });
    expect(decide('/api/forms/contact', 'TRACE')).toMatchObject({
      status: 405,
      headers: { allow: 'OPTIONS, POST' },
    });
  });
});

describe('trailing slashes: one redirect with 301, also on /file/ and /api/', () => {
  it.each([
    ['/file/guide/?l=de', '/file/guide?l=de'],
    ['/file//%67uide//?flag&a=%20;b', '/file/guide?flag&a=%20;b'],
    ['/api/product-data//en_ALL/', '/api/product-data/en_ALL'],
    ['/media//x.png', '/media/x.png'],
  ])('%s to %s', (url, location) => {
    expect(decide(url)).toEqual({ kind: 'redirect', status: 301, location });
    expect(decide(url, 'HEAD')).toEqual({ kind: 'redirect', status: 301, location });
  });
  it('does not redirect a request with a body', () => {
    expect(decide('/api/search-proxy/search/', 'POST')).toEqual({ kind: 'next' });
  });
});

describe('own 404 pages instead of the framework’s', () => {
  it.each(['/file', '/media', '/builds', '/tools', '//file/'])('%s is a missing page', (path) => {
    const response = decide(path);
    expect(response === undefined || response.kind === 'redirect').toBe(true);
  });
  it('/file/ uses the site’s own 404', () => {
    expect(decide('/file/')).toEqual({ kind: 'redirect', status: 301, location: '/file' });
    expect(decide('/file')).toBeUndefined();
  });
  it('/api returns JSON', () => {
    expect(decide('/api/')).toMatchObject({ kind: 'redirect', location: '/api' });
    expect(decide('/api')).toMatchObject({ kind: 'json', status: 404 });
  });
  it('/favicon.ico returns the icon', () => {
    expect(decide('/favicon.ico')).toEqual({ kind: 'rewrite', path: '/icon.svg' });
  });
});

it.each([
  ['/file/%E0%A4%A', 'localhost', 404, 'Page Not Found: /file/%E0%A4%A'],
  ['/en', 'a b', 400, 'The host header names no host.'],
])('8 "Page Not Found: {path} (404, fatal, route validation)": %s on %s: %d', (path, host, status, text) => {
  expect(decide(path, 'GET', host)).toMatchObject({ kind: 'text', status, text });
});
