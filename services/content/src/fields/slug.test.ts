import { validateSlug } from './slug';

const sentence: unknown = expect.any(String);

test.each([
  ['cut-and-strip', true],
  ['linea-220', true],
  ['7', true],
  ['a'.repeat(80), true],
  ['a'.repeat(81), sentence],
  ['', sentence],
  [null, sentence],
  ['cut--strip', sentence],
  ['-strip', sentence],
  ['strip-', sentence],
  ['Strip', sentence],
  ['kabel-prüfen', sentence],
  ['cut/strip', sentence],
  ['cut strip', sentence],
])('the slug %j: %s', (slug, verdict) => {
  expect(validateSlug(slug)).toEqual(verdict);
});
