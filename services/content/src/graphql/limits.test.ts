/** @jest-environment node */
import { parse } from 'graphql';
import { deepestSelection, findExcess, measureOperation, mostFields, mostRootFields } from './limits';

test('fragments are unfolded wherever they are used', () => {
  const document = parse('query { a { ...f } b { ...f } } fragment f on T { x y { z } }');
  expect(measureOperation(document)).toEqual({ depth: 3, fields: 8 });
});

const nested = (depth: number): string => (depth === 0 ? 'x' : `x { ${nested(depth - 1)} }`);

test('a request may be as deep as the limit and no deeper', () => {
  expect(findExcess(parse(`{ ${nested(deepestSelection - 1)} }`))).toEqual([]);
  expect(findExcess(parse(`{ ${nested(deepestSelection)} }`))[0]?.message).toMatch(/levels/);
});

test('few characters cannot ask for many fields', () => {
  const doubling = Array.from(
    { length: 14 },
    (_, n) => `fragment f${n} on T { a: x { ...f${n + 1} } b: x { ...f${n + 1} } }`,
  );
  const document = parse(`{ ...f0 } ${doubling.join(' ')} fragment f14 on T { x }`);
  expect(measureOperation(document).fields).toBeGreaterThan(mostFields);
  expect(findExcess(document)).toHaveLength(1);
});

test('one request asks few questions', () => {
  const questions = (count: number): string => Array.from({ length: count }, (_, n) => `q${n}: x`).join(' ');
  expect(findExcess(parse(`{ ${questions(mostRootFields)} }`))).toEqual([]);
  expect(findExcess(parse(`{ ${questions(mostRootFields + 1)} }`))[0]?.message).toMatch(/questions/);
});
