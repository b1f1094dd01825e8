import { withoutLocale } from './withoutLocale';

describe('3 "Navigation item: … url, unlocalizedUrl"', () => {
  it.each([
    ['/de-ch/a/b?c=d#e', '/a/b?c=d#e'],
    ['/de', '/'],
    ['/de?a', '/?a'],
    ['/de-ch/volta/a', '/volta/a'],
    ['/volta/a', '/volta/a'],
    ['/file/guide?l=de', '/file/guide?l=de'],
    ['/co-op', '/co-op'],
    ['#part', '#part'],
    ['http://localhost:3000/de/a?b', 'http://localhost:3000/a?b'],
    ['https://example.org/de/a', 'https://example.org/de/a'],
    ['mailto:info@example.org', 'mailto:info@example.org'],
  ])('%s: %s', (url, expected) => {
    expect(withoutLocale(url, ['localhost'])).toBe(expected);
  });
});
