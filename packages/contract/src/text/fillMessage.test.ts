import { fillMessage, type MessageValues } from './fillMessage';

it.each<[text: string, values: Record<string, string>, expected: string]>([
  ['Hello {name},', { name: 'Ágnes' }, 'Hello Ágnes,'],
  ['{name}, {name}', { name: 'A' }, 'A, A'],
  ['{b}{a}', { a: '1', b: '2' }, '21'],
  ['{name}', { name: '' }, ''],
  ['{name} {other}', { name: 'A' }, 'A {other}'],
  ['{first}', { first: '{second}', second: 'B' }, '{second}'],
  ['{price}', { price: "$& $1 $' $$" }, "$& $1 $' $$"],
  ['{constructor}', {}, '{constructor}'],
  ['{ name } {} {first name}', { name: 'A' }, '{ name } {} {first name}'],
  ['no placeholder', { name: 'A' }, 'no placeholder'],
])('fills %j with %j', (text, values, expected) => {
  expect(fillMessage(text, values)).toBe(expected);
});

it('requires the values of a literal text, in each of its languages', () => {
  const complete: MessageValues<'{name}: {url}' | '{date}'> = { name: 'A', url: 'B', date: 'C', more: 'D' };
  expect(fillMessage('{name}: {url}', complete)).toBe('A: B');
  // @ts-expect-error -- The value of a placeholder is missing.
  expect(fillMessage('{name}: {url}', { name: 'A' })).toBe('A: {url}');
  const catalogued: `${string}{time}${string}` = 'In {time}.';
  // @ts-expect-error -- The value of a placeholder that the catalogue declares is missing.
  expect(fillMessage<`${string}{time}${string}`>(catalogued, {})).toBe('In {time}.');
});
