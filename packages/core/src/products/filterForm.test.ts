import fc from 'fast-check';

import { formatAmount } from '../units/Amount';

import { rangeAmount, readFilterForm, writeRangeEnd } from './filterForm';
import type { RangeFilter } from './ProductFilter';
import { formatProductListQuery } from './productListQuery';

const read = (query: string, language = 'en') => readFilterForm(new URLSearchParams(query), language);

const range = (more: Partial<RangeFilter>): RangeFilter => ({
  key: 'wire',
  unit: 'mm2',
  from: null,
  to: null,
  ...more,
});

describe('Issue 4.2 "filters by … specification ranges … in the URL": a form sent without JavaScript', () => {
  it.each([
    ['from.wire=0.5&to.wire=2.5&unit.wire=mm2', 'en', 'range=wire_0.5_2.5_mm2'],
    ['from.wire=0,5&to.wire=&unit.wire=mm2', 'fr', 'range=wire_0.5__mm2'],
    ['from.wire=20&to.wire=4/0&unit.wire=awg', 'en', 'range=wire_20_-3_awg'],
    ['from.wire=&to.wire=AWG 4/0&unit.wire=awg', 'en', 'range=wire__-3_awg'],
    ['from.wire=250&to.wire=&unit.wire=awg', 'en', 'range=wire_250__kcmil'],
    ['from.wire=0.5 mm²&to.wire=2.5 mm2&unit.wire=awg', 'en', 'range=wire_0.5_2.5_mm2'],
    ['from.wire=20&to.wire=2.5 mm2&unit.wire=awg', 'en', 'range=wire_0.517619_2.5_mm2'],
    ['from.rate=1,200&to.rate=&unit.rate=one', 'en', 'range=rate_1200__one'],
    ['from.rate=1 200&to.rate=&unit.rate=one', 'fr', 'range=rate_1200__one'],
    ['from.wire=&to.wire=&unit.wire=mm2', 'en', ''],
    [
      'brand=komax&capability=crimping&from.wire=&to.wire=6&unit.wire=mm2',
      'en',
      'brand=komax&capability=crimping&range=wire__6_mm2',
    ],
    [
      'range=wire_1_2_mm2&range=weight__900_kg&from.wire=0.5&to.wire=&unit.wire=mm2',
      'en',
      'range=weight__900_kg&range=wire_0.5__mm2',
    ],
    ['range=wire_1_2_mm2&from.wire=&to.wire=&unit.wire=mm2', 'en', ''],
  ])('%s (%s): %s', (query, language, expected) => {
    const form = read(query, language);
    expect(form.problems).toEqual([]);
    expect(form.isForm).toBe(true);
    expect(formatProductListQuery({ filter: form.filter })).toBe(expected);
  });

  it('ignores addresses of links', () => {
    expect(read('brand=komax&range=wire_0.5_2.5_mm2')).toMatchObject({
      isForm: false,
      filter: { brands: ['komax'], ranges: [range({ from: 0.5, to: 2.5 })] },
    });
  });

  it.each([
    ['from.wire=thin&to.wire=2.5&unit.wire=mm2', 'from', 'thin'],
    ['from.wire=0.5&to.wire=5 kg&unit.wire=mm2', 'to', '5 kg'],
    ['from.wire=&to.wire=99&unit.wire=awg', 'to', '99'],
    ['from.wire=0.5-2.5&to.wire=&unit.wire=mm2', 'from', '0.5-2.5'],
  ])('reports an invalid entry, and preserves the rest: %s', (query, end, text) => {
    const form = read(`brand=komax&${query}`);
    expect(form.problems).toEqual([expect.objectContaining({ key: 'wire', end, text })]);
    expect(form.filter.brands).toEqual(['komax']);
  });
});

describe('a range in the reader’s system', () => {
  const inGauges = { unit: 'awg', system: 'Imperial', language: 'en' } as const;
  const inMm2 = { unit: 'mm2', system: 'Metric', language: 'fr' } as const;

  it.each([
    [range({ from: 0.5 }), inMm2, '0,5'],
    [range({ from: 0.5 }), inGauges, '20'],
    [range({ from: -3, unit: 'awg' }), inGauges, '4/0'],
    [range({ from: 250, unit: 'kcmil' }), inGauges, '250\u00A0kcmil'],
    [range({ from: null }), inGauges, ''],
    [null, inGauges, ''],
  ])('%j in a field: %j, %s', (given, field, expected) => {
    expect(writeRangeEnd(given, 'from', field)).toBe(expected);
  });

  it.each([
    [range({ from: 0.5, to: 2.5 }), 'Metric', '0.5 – 2.5\u00A0mm²'],
    [range({ from: 0.5, to: 2.5 }), 'Imperial', '20 – 14\u00A0AWG'],
    [range({ from: 0.5 }), 'Metric', '≥ 0.5\u00A0mm²'],
    [range({ to: 900, key: 'weight', unit: 'kg' }), 'Metric', '≤ 900\u00A0kg'],
  ] as const)('%j, %s: %s', (given, system, expected) => {
    const amount = rangeAmount(given, system);
    expect(amount && formatAmount(amount, 'en')).toBe(expected);
  });

  it('an unchanged field keeps its range', () => {
    const languages = fc.constantFrom('en', 'de', 'fr', 'es', 'hu', 'ja');
    const value = fc.integer({ min: 1, max: 5_000_000 }).map((thousandths) => thousandths / 1000);
    fc.assert(
      fc.property(languages, value, (language, from) => {
        const field = { unit: 'mm2', system: 'Metric', language } as const;
        const shown = writeRangeEnd(range({ from }), 'from', field);
        const query = new URLSearchParams({ 'from.wire': shown, 'unit.wire': 'mm2' });
        expect(readFilterForm(query, language).filter.ranges).toEqual([range({ from })]);
      }),
    );
  });
});
