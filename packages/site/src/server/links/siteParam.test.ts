import { readSiteParam, writeSiteParam } from './siteParam';

describe('"enabling next-release features and prefixing cache keys" (section 2.2)', () => {
  it.each([
    ['main', { siteKey: 'main', isNextRelease: false, isPseudo: false }],
    ['next~main', { siteKey: 'main', isNextRelease: true, isPseudo: false }],
    ['pseudo~volta', { siteKey: 'volta', isNextRelease: false, isPseudo: true }],
    ['next~pseudo~brand-portal', { siteKey: 'brand-portal', isNextRelease: true, isPseudo: true }],
    [
      'imperial~main',
      { siteKey: 'main', isNextRelease: false, isPseudo: false, measurement: 'Imperial' as const },
    ],
  ])('%s', (param, expected) => {
    expect(readSiteParam(param)).toEqual(expected);
    expect(readSiteParam(encodeURIComponent(param))).toEqual(expected);
    expect(writeSiteParam(expected)).toBe(param);
  });
});
