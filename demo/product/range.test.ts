import { languageCodes } from '@kmx/contract/locales';
import { buildRows } from './buildRows';
import { classifications } from './classifications';
import type { SpecificationKey } from './lines';
import { products } from './range/products';
import type { SeedRows } from './rows';
import { createUndrawnCollector } from './testing/undrawnCollector';
import type { FamilyId, ProductSource } from './types';

let rows: SeedRows;
beforeAll(async () => {
  rows = await buildRows(createUndrawnCollector());
});

const depthOf = (slug: string | null): number => {
  const found = classifications.find((item) => item.slug === slug);
  return found ? depthOf(found.parent) + 1 : 0;
};

test('at least 8 top classifications, three levels', () => {
  expect(classifications.filter(({ parent }) => parent === null).length).toBeGreaterThanOrEqual(8);
  expect(Math.max(...classifications.map(({ slug }) => depthOf(slug)))).toBe(3);
});

test('there are at least 60 products, each in a classification without subclassifications', () => {
  expect(products.length).toBeGreaterThanOrEqual(60);
  for (const { slug, classification } of products) {
    expect([slug, depthOf(classification)]).not.toEqual([slug, 0]);
    expect([slug, classifications.some(({ parent }) => parent === classification)]).toEqual([slug, false]);
  }
});

test('every classification leads to a product', () => {
  for (const { slug } of classifications) {
    const isLeaf = classifications.every(({ parent }) => parent !== slug);
    if (isLeaf)
      expect([slug, products.some(({ classification }) => classification === slug)]).toEqual([slug, true]);
  }
});

test.each(products)('$name: 2 to 6 variants that differ, 25 to 60 specifications each', ({ variants }) => {
  expect(variants.length).toBeGreaterThanOrEqual(2);
  expect(variants.length).toBeLessThanOrEqual(6);
  expect(new Set(variants.map(({ lines }) => JSON.stringify(lines))).size).toBe(variants.length);
  for (const { lines } of variants) {
    expect(lines.length).toBeGreaterThanOrEqual(25);
    expect(lines.length).toBeLessThanOrEqual(60);
  }
});

const boundsOf = (product: ProductSource, key: SpecificationKey): { least: number; most: number } => {
  const lines = product.variants
    .flatMap(({ lines }) => lines)
    .filter((line) => line.key === key && line.system !== 'dim_imperial');
  return {
    least: Math.min(...lines.map(({ minimum }) => minimum ?? Infinity)),
    most: Math.max(...lines.map(({ maximum }) => maximum ?? -Infinity)),
  };
};

const expectedFigures: readonly (readonly [
  family: FamilyId,
  key: SpecificationKey,
  end: 'least' | 'most',
])[] = [
  ['cut-strip', 'cutLength', 'most'],
  ['cut-strip', 'throughput', 'most'],
  ['cut-strip', 'crossSection', 'least'],
  ['cable-strip', 'outerDiameter', 'most'],
  ['cable-strip', 'cycleTime', 'least'],
  ['crimp-line', 'throughput', 'most'],
  ['crimp-line', 'crimpStations', 'most'],
  ['press', 'crimpForce', 'most'],
  ['twist', 'twistLength', 'most'],
  ['twist', 'throughput', 'most'],
  ['high-voltage', 'throughput', 'most'],
  ['feeding', 'drumMass', 'most'],
  ['feeding', 'feedSpeed', 'most'],
  ['marking', 'printSpeed', 'most'],
];

test.each(expectedFigures)(
  '%s: the sentence contains, for %s, the %s of all variants',
  (family, key, end) => {
    const described = products.filter((product) => product.family === family);
    expect(described).not.toEqual([]);
    for (const product of described)
      for (const language of languageCodes) {
        const sentence = product.sentences[language];
        if (sentence === undefined) continue;
        const format = new Intl.NumberFormat(language === 'de' ? 'de-CH' : language);
        const figure = format.format(boundsOf(product, key)[end]).replaceAll(/[.\\]/g, '\\$&');
        expect(sentence).toMatch(new RegExp(`(?<![\\d.,’'])${figure}(?!\\d|[.,’']\\d)`));
      }
  },
);

const findProduct = (name: string): ProductSource => {
  const found = products.find((product) => product.name === name);
  if (!found) throw new Error(`There is no product ${name}.`);
  return found;
};

test.each([
  [
    'Cresta 433',
    'fr',
    /^Coupe, dénude et sertit des fils de 0,08–10 mm² .* jusqu’à 4\u202f500 pièces par heure\.$/,
  ],
  ['Cresta 433', 'de', /^Schneidet, .* bis zu 3 Stationen, bis 4[’']500 Stück pro Stunde\.$/],
  ['Cresta 433', 'ro', /cu cel mult 3 stații, până la 4\.500 de bucăți pe oră\.$/],
  ['UniStrip 2015', 'en', /^Strips .* of 0\.5–5 mm in one step, in 0\.4 seconds\.$/],
  ['IQC Micro 3', 'en', /^Prepares and measures the section of a crimp in 240–300 seconds\.$/],
  ['Care Plan', 'en', /^1–4 visits a year/],
  ['Operator Course', 'en', /^2–3 days for up to 8 participants\.$/],
] as const)('%s says in %s what one writes there', (name, language, sentence) => {
  expect(findProduct(name).sentences[language]).toMatch(sentence);
});

const keysOf = (name: string): ReadonlySet<SpecificationKey> =>
  new Set(findProduct(name).variants.flatMap(({ lines }) => lines.map(({ key }) => key)));

test.each<readonly [name: string, foreign: readonly SpecificationKey[]]>([
  ['Blade set BV 90', ['crimpForce', 'stroke', 'shutHeight', 'terminalFeed', 'adapter']],
  ['Tool set TS 12', ['stroke', 'terminalFeed', 'adapter']],
  ['Care Plan', ['participants', 'duration', 'examination']],
  ['Operator Course', ['visits', 'onSite', 'sparePartsDiscount', 'calibration']],
  ['Remote Check', ['visits', 'onSite', 'participants', 'wearParts']],
  ['IQC Micro 3', ['testPoints', 'testVoltageDc', 'insulationResistance', 'componentTest']],
  ['Volta Bar 12', ['shieldTrim', 'foilRemoval', 'ferrulePress', 'cableVoltage']],
])('%s has no properties of other classes', (name, otherProperties) => {
  const keys = keysOf(name);
  expect(otherProperties.filter((key) => keys.has(key))).toEqual([]);
});

test('a variant has its own figures, not the range of all variants', () => {
  const { sentences, variants } = findProduct('Linea 240');
  expect(sentences.en).toContain('up to 900 m');
  expect(variants[0]?.sentences.en).toContain('up to 300 m');
});

test('section 5: highlights have a name and an image or a video', () => {
  for (const { id, image_asset: image, video_asset: video } of rows.pim_highlights) {
    expect([id, image ?? video]).not.toEqual([id, null]);
    expect(
      rows.pim_highlight_texts.some(({ highlight_id: owner, name }) => owner === id && name !== ''),
    ).toBe(true);
  }
});

test('each discontinued or cancelled product has an active successor, and no other product has one', () => {
  for (const { slug, status, successor } of products) {
    const next = products.find((product) => product.slug === successor);
    expect([slug, next?.status]).toEqual([slug, status === 'active' ? undefined : 'active']);
  }
  expect(new Set(products.map(({ status }) => status)).size).toBe(3);
});

test('names of classifications and capabilities exist in eleven languages', () => {
  for (const texts of [rows.pim_classification_texts, rows.pim_capability_texts])
    expect(new Set(texts.map(({ language }) => language)).size).toBe(languageCodes.length);
});

test('the three types of relations, and downloads in several languages', () => {
  expect(new Set(rows.pim_relations.map(({ type }) => type)).size).toBe(3);
  expect(new Set(rows.pim_files.map(({ content_language: language }) => language)).size).toBe(4);
});

test('the same on every run', async () => {
  expect(JSON.stringify(await buildRows(createUndrawnCollector()))).toBe(JSON.stringify(rows));
});
