import { normalizeTags } from './tags';

test('tags are trimmed, and each is stored once whatever its case', () => {
  expect(normalizeTags([' Trade  fair ', 'Crimp', 'trade fair', '', '  '])).toEqual(['Trade fair', 'Crimp']);
});
