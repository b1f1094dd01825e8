import { languageCodes, type LanguageCode } from '@kmx/contract/locales';
import { findTypographyMistakes } from '@kmx/contract/testing';
import { capabilities } from './capabilities';
import { classifications } from './classifications';
import { highlights } from './highlights';
import { products } from './range/products';
import { offerNames } from './terms/offers';
import { specificationNames } from './terms/specifications';
import { localized, type WordTable } from './terms/term';
import { groups, labels, units, words } from './terms/words';
import type { Texts } from './types';

type Named = readonly (readonly [name: string, texts: Partial<Texts>])[];

const rowsOf = (name: string, table: WordTable): Named =>
  Object.entries(table).map(([key, row]) => [`${name}.${key}`, localized(row)]);

const ofProducts: Named = products.flatMap(({ slug, purpose, sentences, variants }) => [
  [`${slug}.purpose`, localized(purpose)],
  [`${slug}.sentences`, sentences],
  ...variants.map(({ suffix, sentences: own }) => [`${slug}.${suffix}`, own] as const),
]);

const ofHighlights: Named = Object.entries(highlights).flatMap(([family, list]) =>
  list.flatMap(({ name, short, long }, index) =>
    [name, short, long].map((text, part) => [`${family}.${index}.${part}`, localized(text)] as const),
  ),
);

const texts: Named = [
  ...ofProducts,
  ...ofHighlights,
  ...classifications.map(({ slug, name }) => [`classification.${slug}`, name] as const),
  ...classifications.map(({ slug, description }) => [`description.${slug}`, description ?? {}] as const),
  ...capabilities.map(({ id, name }) => [`capability.${id}`, name] as const),
  ...rowsOf('specification', { ...specificationNames, ...offerNames }),
  ...rowsOf('group', groups),
  ...rowsOf('word', words),
  ...rowsOf('unit', units),
  ...rowsOf('label', labels),
];

const textsIn = (language: LanguageCode): Record<string, string> =>
  Object.fromEntries(
    texts.flatMap(([name, { [language]: text }]) => (text === undefined ? [] : [[name, text]])),
  );

test.each(languageCodes)('texts in %s are written as its readers write', (language) => {
  expect(findTypographyMistakes(language, textsIn(language))).toEqual([]);
});

const sentence = / (?:a|an|and|are|for|is|of|the|to|with|your) /;

test.each(languageCodes.filter((language) => language !== 'en'))(
  'nothing is left in English: %s',
  (language) => {
    const english = textsIn('en');
    const left = Object.entries(textsIn(language)).filter(
      ([name, text]) => text === english[name] && sentence.test(text),
    );
    expect(left).toEqual([]);
  },
);
