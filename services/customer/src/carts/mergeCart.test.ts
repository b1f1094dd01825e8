import fc from 'fast-check';
import { mergeCart, removeOrdered } from './mergeCart';
import type { CartChange, StoredCartLine } from './model';

const now = new Date('2026-03-01T12:00:00.000Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
const stored = (quantity: number, secondsAgo: number, revision = 1): StoredCartLine => ({
  articleNumber: 'KX-1',
  partId: 'p-1',
  quantity,
  changedAt: ago(secondsAgo),
  revision,
});
const change = (quantity: number, secondsAgo: number, articleNumber = 'KX-1'): CartChange => ({
  articleNumber,
  partId: 'p-1',
  quantity,
  ageMs: secondsAgo * 1000,
});
const merge = (lines: readonly StoredCartLine[], changes: readonly CartChange[], baseRevision = 1) =>
  mergeCart(lines, changes, { now, baseRevision, revision: 9 });
const outline = (lines: readonly StoredCartLine[]) =>
  lines.map(({ articleNumber, quantity }) => `${articleNumber} ${quantity}`);

test.each([
  ['a part that is new', [], [change(2, 5)], ['KX-1 2']],
  ['a newer change', [stored(2, 60)], [change(5, 10)], ['KX-1 5']],
  ['an older change', [stored(2, 10)], [change(5, 60)], ['KX-1 2']],
  ['a newer removal', [stored(2, 60)], [change(0, 10)], ['KX-1 0']],
  ['an older change of a removed line', [stored(0, 10)], [change(5, 60)], ['KX-1 0']],
  ['the same part in another spelling', [stored(2, 60)], [change(3, 10, 'kx 1')], ['kx 1 3']],
  ['two changes of one part', [], [change(2, 9), change(4, 5)], ['KX-1 4']],
  ['a change of another part', [stored(2, 60)], [change(1, 10, 'KX-2')], ['KX-1 2', 'KX-2 1']],
])('%s', (_name, lines, changes, expected) => {
  expect(outline(merge(lines, changes).lines)).toEqual(expected);
});

test('a line that was removed and comes back is the last one', () => {
  const other = { ...stored(1, 60), articleNumber: 'KX-2' };
  expect(outline(merge([stored(0, 60), other], [change(3, 1)]).lines)).toEqual(['KX-2 1', 'KX-1 3']);
});

test.each([
  ['unknown to the device, newer', stored(2, 10, 5), change(5, 60), [{ kept: 2, dropped: 5 }]],
  ['unknown to the device, older', stored(2, 60, 5), change(5, 10), [{ kept: 5, dropped: 2 }]],
  ['unknown to the device, with the same quantity', stored(5, 10, 5), change(5, 60), []],
  ['known to the device', stored(2, 60, 1), change(5, 10), []],
])('reports a conflict with a line that is %s', (_name, line, changed, conflicts) => {
  expect(merge([line], [changed]).conflicts).toEqual(
    conflicts.map((conflict) => ({ articleNumber: 'KX-1', ...conflict })),
  );
});

test('a removed line is dropped after 90 days', () => {
  const day = 24 * 60 * 60;
  const lines = [stored(0, 91 * day), { ...stored(0, 89 * day), articleNumber: 'KX-2' }];
  expect(outline(merge(lines, []).lines)).toEqual(['KX-2 0']);
});

const anyChange = fc.record({
  articleNumber: fc.constantFrom('A-1', 'a1', 'B-2', 'C-3'),
  partId: fc.constant('p'),
  quantity: fc.nat({ max: 9 }),
  ageMs: fc.nat({ max: 1_000_000 }),
});
const changeList = fc.uniqueArray(anyChange, {
  selector: ({ articleNumber }) => articleNumber.replace('-', '').toLowerCase(),
});

test('changes that are sent again change nothing', () => {
  fc.assert(
    fc.property(changeList, changeList, (before, changes) => {
      const first = merge(merge([], before, 0).lines, changes, 9);
      expect(outline(merge(first.lines, changes, 9).lines)).toEqual(outline(first.lines));
    }),
  );
});

test('two devices get the same quantities in either order of arrival', () => {
  fc.assert(
    fc.property(changeList, changeList, (one, other) => {
      const times = [...one, ...other].map(({ ageMs }) => ageMs);
      fc.pre(new Set(times).size === times.length);
      const quantities = (lists: readonly (readonly CartChange[])[]) =>
        Object.fromEntries(
          lists
            .reduce<readonly StoredCartLine[]>((lines, changes) => merge(lines, changes).lines, [])
            .map(({ articleNumber, quantity }) => [articleNumber.replace('-', '').toLowerCase(), quantity]),
        );
      expect(quantities([one, other])).toEqual(quantities([other, one]));
    }),
  );
});

describe('an order', () => {
  const ordered = [{ articleNumber: 'kx1', quantity: 2 }];
  const order = (line: StoredCartLine) =>
    outline(removeOrdered([line], ordered, { now, baseRevision: 3, revision: 9 }));
  test.each([
    ['removes its lines', stored(2, 60, 3), ['KX-1 0']],
    ['removes a line whose change the device has not heard of', stored(2, 60, 4), ['KX-1 0']],
    ['removes a line that the device has changed since', stored(7, 60, 3), ['KX-1 0']],
    ['leaves a line that another device has changed', stored(7, 60, 4), ['KX-1 7']],
    ['leaves other lines', { ...stored(2, 60), articleNumber: 'KX-2' }, ['KX-2 2']],
  ])('%s', (_name, line, expected) => expect(order(line)).toEqual(expected));
});
