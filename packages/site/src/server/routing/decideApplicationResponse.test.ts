import { createLocale, type ApplicationRoute, type Country, type MeasurementSystem } from '@kmx/core';

import { decideResponse } from './decideResponse';
import type { ResultInput } from './RouteResponse';

const site = { key: 'main', slug: null, defaultLanguage: 'en' } as ResultInput['sites'][number];
const country = (countryCode: string, defaultMeasurementSystem: MeasurementSystem): Country => ({
  countryCode,
  defaultMeasurementSystem,
  name: countryCode,
  hidden: false,
  supportedLanguages: ['en'],
  defaultLanguage: 'en',
});
const countries = [country('CH', 'Metric'), country('US', 'Imperial')];

const product: ApplicationRoute = { kind: 'product', slug: 'gamma' };
const products: ApplicationRoute = { kind: 'products' };

const decide = (route: ApplicationRoute, more: Partial<ResultInput> = {}, countryCode = 'CH') =>
  decideResponse({
    resolution: {
      outcome: { kind: 'application', site, locale: createLocale('en', countryCode), route },
      trace: [],
    },
    rest: '/products/crimping/gamma',
    sites: [site],
    countries,
    query: '',
    requested: { kind: 'page' },
    isNextRelease: false,
    isPseudo: false,
    measurement: null,
    cacheMode: 'default',
    isContentOld: false,
    isMissing: false,
    accessCookies: { pages: undefined, session: undefined },
    ...more,
  });

describe('2.2 "product hierarchy" and what belongs to it', () => {
  it.each<[string, ApplicationRoute, Partial<ResultInput>, string]>([
    ['all products', products, { rest: '/products' }, '/main/en-ch/catalogue'],
    [
      'a classification by its path',
      { kind: 'classification', slug: 'bench' },
      { rest: '/products/crimping/b%C3%A4nke' },
      '/main/en-ch/catalogue/crimping/b%C3%A4nke',
    ],
    [
      'a filtered list, drawn for each request',
      products,
      { rest: '/products', query: '?brand=komax' },
      '/main/en-ch/live-catalogue',
    ],
    [
      'a list by the form’s fields',
      products,
      { rest: '/products', query: '?from.wire=1' },
      '/main/en-ch/live-catalogue',
    ],
    [
      'the whole of a long list',
      products,
      { rest: '/products', query: '?show=all' },
      '/main/en-ch/live-catalogue',
    ],
    [
      'a list in another order',
      products,
      { rest: '/products', query: '?sort=name' },
      '/main/en-ch/live-catalogue',
    ],
    ['an unknown order', products, { rest: '/products', query: '?sort=x' }, '/main/en-ch/catalogue'],
    [
      'a query without filters',
      products,
      { rest: '/products', query: '?utm_source=x' },
      '/main/en-ch/catalogue',
    ],
    ['a product by its slug', product, {}, '/main/en-ch/product/gamma'],
    [
      'a product for a wire, which is not stored',
      product,
      { query: '?wire=0.5mm2' },
      '/main/en-ch/live-product/gamma',
    ],
    ['a product past the caches', product, { cacheMode: 'bypass' }, '/main/en-ch/live-product/gamma'],
    ['a product that cannot be renewed', product, { isContentOld: true }, '/main/en-ch/product/gamma'],
    ['the comparison', { kind: 'comparison' }, {}, '/main/en-ch/comparison'],
    ['the wire check', { kind: 'wireCheck' }, {}, '/main/en-ch/wire-check'],
    ['the search', { kind: 'search' }, {}, '/main/en-ch/search'],
    [
      'a product’s content as JSON',
      product,
      { requested: { kind: 'payload' } },
      '/main/en-ch/catalogue-payload/crimping/gamma',
    ],
  ])('%s', (_, route, more, path) => {
    expect(decide(route, more)).toMatchObject({ kind: 'rewrite', status: 200, path });
  });

  it.each<[ApplicationRoute, string]>([
    [{ kind: 'editor', screen: 'area' }, '/main/en-ch/editor/area'],
    [{ kind: 'editor', screen: 'viewAs' }, '/main/en-ch/editor/view-as'],
    [{ kind: 'editor', screen: 'health' }, '/main/en-ch/editor/health'],
    [{ kind: 'preview' }, '/main/en-ch/preview'],
  ])('2.2 "{locale}/editor: editor area": %j is uncacheable and has no JSON', (route, path) => {
    expect(decide(route)).toMatchObject({ kind: 'rewrite', status: 200, path, isPersonal: true });
    expect(decide(route, { requested: { kind: 'payload' } })).toMatchObject({ kind: 'json', status: 404 });
  });

  it('a denied preview returns its status', () => {
    expect(decide({ kind: 'preview' }, { isDenied: true })).toMatchObject({
      kind: 'rewrite',
      status: 403,
      path: '/main/en-ch/preview',
    });
  });

  it('a search has no payload', () => {
    expect(decide({ kind: 'search' }, { requested: { kind: 'payload' } })).toMatchObject({
      kind: 'json',
      status: 404,
    });
  });
});

describe('4 "Measurement system: explicit user choice, else the country\'s default, else Metric."', () => {
  it.each([
    [null, 'CH', '/main/en-ch/product/gamma', false],
    ['Metric', 'CH', '/main/en-ch/product/gamma', false],
    ['Imperial', 'CH', '/imperial~main/en-ch/product/gamma', true],
    ['Imperial', 'US', '/main/en-us/product/gamma', false],
    ['Metric', 'US', '/metric~main/en-us/product/gamma', true],
  ] as const)('choice %s in %s', (measurement, country, path, isPersonal) => {
    expect(decide(product, { measurement }, country)).toMatchObject({ path, isPersonal });
  });
});
