import { parse } from 'graphql';
import {
  findExcess,
  isDeeperThan,
  maxRootFields,
  maxSelectionDepth,
  maxSelections,
  measureNesting,
  measureOperation,
} from './limits';

test('unfolds fragments wherever they are used', () => {
  const document = parse('query { a { ...f } b { ...f } } fragment f on T { x y { z } }');
  expect(measureOperation(document)).toEqual({ depth: 3, selections: 10, rootFields: 2 });
});

const nested = (depth: number): string => (depth === 0 ? 'x' : `x { ${nested(depth - 1)} }`);

test('accepts a selection as deep as the limit and no deeper', () => {
  expect(findExcess(parse(`{ ${nested(maxSelectionDepth - 1)} }`))).toEqual([]);
  expect(findExcess(parse(`{ ${nested(maxSelectionDepth)} }`))[0]?.message).toMatch(/levels/);
});

const doubling = (name: string) =>
  Array.from({ length: 14 }, (_, n) => `fragment f${n} on T { ${name.replaceAll('#', `...f${n + 1}`)} }`);

test.each([
  ['fields with fragments', [...doubling('a: x { # } b: x { # }'), 'fragment f14 on T { x }']],
  ['fragments alone', [...doubling('# #'), 'fragment f14 on T { x }']],
  ['fragments that end in nothing', doubling('# #')],
])('a few characters cannot select many fields: %s', (_, fragments) => {
  const document = parse(`{ a { ...f0 } } ${fragments.join(' ')}`);
  expect(measureOperation(document).selections).toBeGreaterThan(maxSelections);
  expect(findExcess(document)).toHaveLength(1);
});

test('leaves a cycle of fragments to the validation', () => {
  const document = parse('{ ...f } fragment f on T { a { ...g } } fragment g on T { b { ...f } }');
  expect(measureOperation(document)).toEqual({ depth: 3, selections: 5, rootFields: 1 });
});

const aliases = (count: number): string => Array.from({ length: count }, (_, n) => `q${n}: x`).join(' ');

test.each([
  ['in the operation', (fields: string) => `{ ${fields} }`],
  ['in a fragment', (fields: string) => `{ ...f } fragment f on Query { ${fields} }`],
  ['in an inline fragment', (fields: string) => `{ ... on Query { ${fields} } }`],
  [
    'in several operations',
    (fields: string) => `query a { ${fields} } query b { ...f } fragment f on Query { y }`,
  ],
])('counts aliases at the root: %s', (name, write) => {
  const rest = name === 'in several operations' ? 1 : 0;
  expect(findExcess(parse(write(aliases(maxRootFields - rest))))).toEqual([]);
  expect(findExcess(parse(write(aliases(maxRootFields - rest + 1))))[0]?.message).toMatch(/at its root/);
});

test.each([
  ['{ a }', 1],
  ['{ a(b: [[1, {c: 2}]]) { x } y { z } }', 5],
  ['{ a(b: "[[[[", c: """{{{{""") # [[[[\n }', 2],
  [`{ a(b: ${'['.repeat(5_000)}${']'.repeat(5_000)}) }`, 5_002],
])('measures the nesting of %.40s', (source, depth) => {
  expect(measureNesting(source)).toBe(depth);
});

test.each([
  ['a', 1, false],
  [{ a: ['b'] }, 2, false],
  [{ a: [{ b: 'c' }] }, 2, true],
  [JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)), 4, true],
])('decides whether values nest deeper: case %#', (value: unknown, limit, expected) => {
  expect(isDeeperThan(value, limit)).toBe(expected);
});
