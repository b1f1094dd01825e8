import { alignCells } from './alignCells';

test.each([
  ['the same columns', ['a', 'b'], ['1', '2'], ['a', 'b'], ['1', '2']],
  ['a removed column', ['a', 'b', 'c'], ['1', '2', '3'], ['a', 'c'], ['1', '3']],
  ['an added column', ['a', 'b'], ['1', '2'], ['a', 'new', 'b'], ['1', '', '2']],
  ['moved columns', ['a', 'b', 'c'], ['1', '2', '3'], ['c', 'a', 'b'], ['3', '1', '2']],
  ['missing cells', ['a', 'b'], ['1'], ['a', 'b'], ['1', '']],
  ['surplus cells', ['a'], ['1', '2'], ['a', 'new'], ['1', '']],
])('%s', (_, before, cells, after, aligned) => {
  expect(alignCells(cells, before, after)).toEqual(aligned);
});
