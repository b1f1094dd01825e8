import fc from 'fast-check';

import { readWire, emptyWrittenWire, type AssumedUnits } from './readWire';
import { formatWire, formatWireList, parseWireList } from './wireListQuery';
import { createWireProblem, formatWireProblem, parseWireProblems } from './WireProblem';
import { wiresOf } from './wires.mock';

describe('a line as entered', () => {
  it.each<[string, Partial<typeof emptyWrittenWire>, AssumedUnits, string]>([
    ['unit in the field', { crossSection: '0.5 mm²' }, {}, '0.5mm2;;;1'],
    ['a decimal comma', { crossSection: '0,5 mm2', stripLength: '5,25' }, {}, '0.5mm2;5.25;;1'],
    [
      'a comma before three digits, which is a decimal one here',
      { crossSection: '0,125', stripLength: '1,250' },
      { crossSection: 'mm2' },
      '0.125mm2;1.25;;1',
    ],
    ['a gauge', { crossSection: 'AWG 20' }, {}, '20awg;;;1'],
    ['a gauge by its unit', { crossSection: '4/0' }, { crossSection: 'awg' }, '4/0awg;;;1'],
    [
      'a unit in the field before the one assumed',
      { crossSection: '20 AWG' },
      { crossSection: 'mm2' },
      '20awg;;;1',
    ],
    [
      'inches',
      { crossSection: '1 mm²', stripLength: '0.2 in', outerDiameter: '1/16"' },
      {},
      '1mm2;0.2in;0.0625in;1',
    ],
    [
      'inches by the head',
      { crossSection: '1 mm²', stripLength: '0.2' },
      { stripLength: 'in' },
      '1mm2;0.2in;;1',
    ],
    ['groups in a count', { crossSection: '1 mm²', count: '12’000' }, {}, '1mm2;;;12000'],
    ['a name', { crossSection: '1 mm²', name: ' W1;\n a ' }, {}, '1mm2;;;1;W1; a'],
  ])('%s', (_, written, units, expected) => {
    const result = readWire({ ...emptyWrittenWire, ...written }, units);
    expect(result.ok && formatWire(result.value)).toBe(expected);
  });

  it.each<[string, Partial<typeof emptyWrittenWire>, string]>([
    ['nothing', {}, 'noSection'],
    ['no unit', { crossSection: '0.5' }, 'noUnit'],
    ['a unit of another quantity', { crossSection: '5 kg' }, 'badSection'],
    ['an unknown unit', { crossSection: '5 furlong' }, 'badSection'],
    ['a wrong decimal', { crossSection: '0.5.3 mm2' }, 'badSection'],
    ['no gauge', { crossSection: '99 AWG' }, 'badSection'],
    ['nothing of a wire', { crossSection: '0 mm²' }, 'badSection'],
    ['less than nothing', { crossSection: '-1 mm²' }, 'badSection'],
    ['an invalid length', { crossSection: '1 mm²', stripLength: 'long' }, 'badStripLength'],
    ['a diameter in mm²', { crossSection: '1 mm²', outerDiameter: '2 mm²' }, 'badOuterDiameter'],
    ['half a piece', { crossSection: '1 mm²', count: '1.5' }, 'badCount'],
    ['no pieces', { crossSection: '1 mm²', count: '0' }, 'badCount'],
  ])('rejects %s', (_, written, code) => {
    const result = readWire({ ...emptyWrittenWire, ...written });
    expect(result.ok ? [] : result.error.map((error) => error.code)).toEqual([code]);
  });
});

describe('a list in an address', () => {
  it('is readable', () => {
    const wires = wiresOf('0.5mm2;5;1.6;200;W1', '20awg;0.2in', '4/0awg;;;3;Erdung, grün');
    expect(formatWireList(wires)).toBe(
      'wire=0.5mm2;5;1.6;200;W1&wire=20awg;0.2in;;1&wire=4/0awg;;;3;Erdung,%20gr%C3%BCn',
    );
  });

  it('merges equal wires at the position of the first', () => {
    const { wires } = parseWireList([
      '0.5mm2;5;;200;W1',
      '1mm2',
      '0.50mm2;5;;100;W2',
      '20awg',
      '0.5mm2;5;;1;W1',
    ]);
    expect(wires.map(formatWire)).toEqual(['0.5mm2;5;;301;W1, W2', '1mm2;;;1', '20awg;;;1']);
  });

  it('preserves invalid lines in their position', () => {
    const { lines, wires } = parseWireList(['0.5mm2', 'abc;5', '', '1mm2;;;;x;y']);
    expect(wires.map(({ name }) => name)).toEqual(['', 'x;y']);
    expect(lines[1]).toMatchObject({
      written: { crossSection: 'abc', stripLength: '5' },
      wire: undefined,
      problems: [{ code: 'badSection', found: 'abc' }],
    });
  });

  it('reads 200 lines and counts the rest', () => {
    const { wires, leftOut } = parseWireList(
      Array.from({ length: 203 }, (_, index) => `${String(index + 1)}mm2`),
    );
    expect([wires.length, leftOut]).toEqual([200, 3]);
  });

  it('limits its length by omitting names', () => {
    const values = Array.from(
      { length: 200 },
      (_, index) => `${String(index + 1)}mm2;5;1.6;100;${'線'.repeat(20)}`,
    );
    const query = formatWireList(parseWireList(values).wires);
    expect(query.length).toBeLessThan(6000);
    expect(parseWireList(new URLSearchParams(query).getAll('wire')).wires).toHaveLength(200);
  });

  it('is unchanged by a round trip', () => {
    const part = (max: number) => fc.integer({ min: 1, max }).map((value) => value / 100);
    const name = fc.string({ unit: 'grapheme', maxLength: 30 });
    const wire = fc
      .tuple(
        part(20_000),
        fc.option(part(5000)),
        fc.option(part(5000)),
        fc.integer({ min: 1, max: 9999 }),
        name,
      )
      .map(([section, strip, diameter, count, text]) =>
        [`${String(section)}mm2`, strip ?? '', diameter ?? '', count, text].join(';'),
      );
    fc.assert(
      fc.property(fc.array(wire, { maxLength: 20 }), (values) => {
        const query = formatWireList(parseWireList(values).wires);
        const again = parseWireList(new URLSearchParams(query).getAll('wire')).wires;
        expect(formatWireList(again)).toBe(query);
      }),
    );
  });
});

describe('problems in an address', () => {
  it('survive a round trip', () => {
    const problems = [
      createWireProblem('badSection', { line: 7, column: 2 }, '0.5 xy; or so'),
      createWireProblem('brokenQuotes', { line: 3, column: null }),
      createWireProblem('tooManyLines'),
    ];
    expect(parseWireProblems(problems.map(formatWireProblem))).toEqual(problems);
  });

  it.each(['', 'rm -rf;1;1;x', 'toString', 'badSection'])('reject other codes: "%s"', (value) => {
    const expected = value === 'badSection' ? [createWireProblem('badSection')] : [];
    expect(parseWireProblems([value])).toEqual(expected);
  });

  it('are limited to ten, and truncated', () => {
    const value = `badSection;1;1;${'x'.repeat(500)}`;
    const problems = parseWireProblems(Array.from({ length: 30 }, () => value));
    expect(problems).toHaveLength(10);
    expect(problems[0]?.found).toHaveLength(41);
  });
});
