import type { Localized } from '../../../services/content/src/testing/seeding/documents/types';
import { createDemoSource } from '../createDemoSource';
import { hasFigure, productsIn, statedFigures } from './copyFigures';
import { namesIn, unknownNames } from './copyNames';
import { properNouns } from './properNouns';

const isLocalized = (value: object): value is Localized & { en: string } =>
  'en' in value && typeof value.en === 'string';

const collect = (value: unknown, found: (Localized & { en: string })[]): void => {
  if (typeof value !== 'object' || value === null) return;
  if (isLocalized(value)) found.push(value);
  Object.values(value).forEach((item) => collect(item, found));
};

const { media: _, ...written } = createDemoSource('/demo');
const texts: (Localized & { en: string })[] = [];
collect(written, texts);

test('there is copy to read', () => {
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.some(({ en }) => namesIn(en).includes('Cresta 433'))).toBe(true);
});

test('every word that looks like the name of a product is one of the range', () => {
  expect([...new Set(texts.flatMap(({ en }) => unknownNames(en, properNouns)))]).toEqual([]);
});

test('a text names the same products in all of its languages', () => {
  const different = texts.flatMap((text) => {
    const names = namesIn(text.en);
    return Object.entries(text).flatMap(([language, other]) =>
      JSON.stringify(namesIn(other)) === JSON.stringify(names)
        ? []
        : [[language, text.en.slice(0, 120), names, namesIn(other)]],
    );
  });
  expect(different).toEqual([]);
});

test.each([
  ['A Cira 330 crimps both ends.', ['Cira 330']],
  ['It moves from a Linea to a Merid without typing.', ['Merid']],
  ['See the Ohma HV and the Cirris CR 4.', ['Ohma']],
  ['A Cresta 433 and an RotoStrip 2400 on AWG 20 wire, by May 2026 to ISO 9001.', []],
])('%s has names of nothing: %j', (text, unknown) => {
  expect(unknownNames(text, properNouns)).toEqual(unknown);
});

/** A part of a page that is about the products in its overline, title or caption, with all of its English text. */
const passages: { about: string; text: string }[] = [];
const collectPassages = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  if ('overline' in value || 'title' in value) {
    const own = Object.values(value).filter(
      (part): part is object => typeof part === 'object' && part !== null,
    );
    const [overline, title] = ['overline', 'title'].map(
      (key) => Reflect.get(value, key) as Localized | undefined,
    );
    const text = own.flatMap((part) => (isLocalized(part) ? [part.en] : [])).join(' ');
    const about = namesIn(overline?.en ?? '').length > 0 ? overline?.en : title?.en;
    passages.push({ about: about ?? '', text });
  }
  Object.values(value).forEach(collectPassages);
};
collectPassages(written);

test('figures beside the name of a product are those of its data sheet', () => {
  const stated = passages.flatMap(({ about, text }) => {
    const owners = productsIn(about);
    return owners.length === 0 ? [] : statedFigures(text).map((figure) => ({ about, owners, figure }));
  });
  expect(stated.length).toBeGreaterThan(20);
  expect(
    stated
      .filter(({ owners, figure }) => !hasFigure(owners, figure))
      .map(({ about, figure }) => `${about}: ${figure.value} ${figure.unit}`),
  ).toEqual([]);
});
