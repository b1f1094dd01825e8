import type { LanguageCode } from '@kmx/contract/locales';
import { createLocale } from '../locales/createLocale';
import type { ClassificationSource } from '../products/Classification';

import { listProductPaths, type WrittenProduct } from './listProductPaths';

type Source = ClassificationSource<WrittenProduct>;

const everywhere = ['CH', 'US'];

const product = (slug: string, written: LanguageCode, countries = everywhere): WrittenProduct => ({
  slug,
  name: slug,
  contentLanguage: written,
  supported_countries: countries,
});
const classification = (id: string, rest: Partial<Source> = {}): Source => ({
  id,
  slug: id,
  name: id,
  description: null,
  parent_id: null,
  sort_index: 0,
  image_url: null,
  supported_countries: everywhere,
  products: [],
  ...rest,
});

/** Alpha is written in every language, beta in English alone; gamma is for the USA. */
const sourceOf = (language: LanguageCode): readonly Source[] => [
  classification('crimping', { products: [product('alpha', language), product('beta', 'en')] }),
  classification('tools'),
  classification('blades', { parent_id: 'tools', products: [product('gamma', language, ['US'])] }),
  classification('empty'),
];

const locales = [createLocale('en'), createLocale('de'), createLocale('de', 'CH'), createLocale('en', 'US')];
const found = new Map(
  listProductPaths({ locales, sourceOf }).map(({ path, isIn }) => [
    path,
    locales.filter(isIn).map(({ code }) => code),
  ]),
);
const all = locales.map(({ code }) => code);

describe('2.1 "{locale}/products, {locale}/products/{path...}": indexable paths', () => {
  it.each<[string, string, readonly string[] | undefined]>([
    ['the whole range', '/products', all],
    ['a classification with products', '/products/crimping', all],
    ['a product that is written in each language', '/products/crimping/alpha', all],
    ['a product that falls back', '/products/crimping/beta', ['en', 'en-US']],
    ['a product that few countries have', '/products/tools/blades/gamma', ['en', 'de', 'en-US']],
    ['a classification with products below it', '/products/tools', ['en', 'de', 'en-US']],
    ['a classification with nothing in it', '/products/empty', undefined],
  ])('%s', (_case, path, expected) => {
    expect(found.get(path)).toEqual(expected);
  });

  it('is empty without products', () => {
    expect(listProductPaths({ locales, sourceOf: () => [classification('empty')] })).toEqual([]);
  });

  it('lists a product in two classifications once, under the first', () => {
    const twice = [
      classification('first', { products: [product('alpha', 'en')] }),
      classification('second', { products: [product('alpha', 'en')] }),
    ];
    const paths = listProductPaths({ locales: [createLocale('en')], sourceOf: () => twice });
    expect(paths.map(({ path }) => path)).toEqual([
      '/products',
      '/products/first',
      '/products/second',
      '/products/first/alpha',
    ]);
  });
});
