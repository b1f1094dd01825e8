import { splitGroups } from './splitGroups';

describe('splitting groups into two columns of about the same length, in order', () => {
  it.each([
    ['nothing', [], []],
    ['one group', [5], [[5]]],
    ['two of any length', [1, 9], [[1], [9]]],
    ['a long one first', [10, 1, 1], [[10], [1, 1]]],
    ['a long one last', [1, 1, 10], [[1, 1], [10]]],
    ['equally uneven either way: the second is the longer one', [3, 4, 3], [[3], [4, 3]]],
    [
      'titles take room',
      [1, 1, 1, 1, 4],
      [
        [1, 1, 1],
        [1, 4],
      ],
    ],
    ['groups without rows', [0, 0], [[0], [0]]],
  ])('%s: %j', (_, lengths, expected) => {
    const groups = lengths.map((length) => ({ rows: Array.from({ length }, (_row, index) => index) }));
    expect(splitGroups(groups).map((column) => column.map(({ rows }) => rows.length))).toEqual(expected);
  });
});
