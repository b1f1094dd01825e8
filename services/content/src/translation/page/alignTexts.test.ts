import { alignTexts } from './alignTexts';

const aligned = (then: readonly string[], now: readonly string[]) =>
  now.map((_, index) => then[alignTexts(then, now).get(index) ?? -1] ?? null);

const [a, b, c] = ['Wires are cut here', 'Strip both ends', 'Crimp the contact'];

test.each([
  ['nothing is changed', [a, b, c], [a, b, c], [a, b, c]],
  ['one is added above', [a, b], ['Read this first', a, b], [null, a, b]],
  ['one is added between', [a, b], [a, 'New', b], [a, null, b]],
  ['one is removed', [a, b, c], [b, c], [b, c]],
  ['one is changed in place', [a, b, c], [a, 'Strip both wire ends', c], [a, b, c]],
  ['one is written anew', [a, b, c], [a, 'Nothing in common', c], [a, b, c]],
  ['one is added above one that is changed', [a, b], ['Before all', 'Wires are cut there', b], [null, a, b]],
  ['two are changed places: one stays', [a, b], [b, a], [b, null]],
  ['the same text stands there twice', [a, a], [a, 'New', a], [a, null, a]],
  ['all is new', [], [a, b], [null, null]],
  ['all is gone', [a, b], [], []],
  ['words of other scripts count too', ['电线 切割', b], ['新', '电线 切割 完成', b], [null, '电线 切割', b]],
])('%s', (_, then, now, expected) => {
  expect(aligned(then, now)).toEqual(expected);
});

test('a likeness never parts what is equal', () => {
  const then = ['one two three', 'one two'];
  expect(aligned(then, ['one two', 'one two three'])).toContain('one two');
  expect([...alignTexts(then, ['zero', 'one two three', 'one two four', 'one two'])]).toEqual(
    expect.arrayContaining([
      [1, 0],
      [3, 1],
    ]),
  );
});
