import { chooseCopySlug } from './duplicates';

test.each([
  ['crimp', [], 'crimp-copy'],
  ['crimp', ['crimp-copy'], 'crimp-copy-2'],
  ['crimp-copy', ['crimp-copy', 'crimp-copy-2'], 'crimp-copy-3'],
  ['crimp', ['crimp-copy-2'], 'crimp-copy'],
  ['a'.repeat(80), [], `${'a'.repeat(75)}-copy`],
  [`${'a'.repeat(74)}-aaaaa`, [], `${'a'.repeat(74)}-copy`],
])('a duplicate of %j, with %j taken, is %j', (slug, taken, copy) => {
  expect(chooseCopySlug(slug, new Set(taken))).toBe(copy);
});
