import fc from 'fast-check';

import { decideConsent, formatConsent, isAllowed, isConsentNeeded, parseConsent } from './consent';

const both = { statistics: true, marketing: true };
const none = { statistics: false, marketing: false };
const statistics = { statistics: true, marketing: false };

describe("a visitor's consent", () => {
  it.each([
    ['all', both],
    ['selection', statistics],
    ['necessary', none],
  ] as const)('the button "%s" agrees to %j', (choice, expected) => {
    expect(decideConsent(choice, statistics)).toEqual(expected);
  });

  it('parses the cookie as it was written', () => {
    const anyConsent = fc.record({ statistics: fc.boolean(), marketing: fc.boolean() });
    fc.assert(
      fc.property(anyConsent, (consent) => {
        expect(parseConsent(formatConsent(consent))).toEqual(consent);
      }),
    );
  });

  it.each([
    ['no cookie', undefined],
    ['an empty cookie', ''],
    ['a decision on an older version', 'v0.statistics'],
    ['something else', 'true'],
  ])('is undefined for %s', (_name, value) => {
    expect(parseConsent(value)).toBeUndefined();
  });

  it('ignores unknown categories', () => {
    expect(parseConsent('v1.statistics.everything')).toEqual(statistics);
  });
});

describe('2.2 "testing=true … disables cookie consent, tag manager and monitoring scripts"', () => {
  it.each([
    [undefined, false, true],
    [none, false, false],
    [both, false, false],
    [undefined, true, false],
    [both, true, false],
  ])('with %j and testing %s, requests a decision: %s', (consent, isTesting, expected) => {
    expect(isConsentNeeded(consent, isTesting)).toBe(expected);
  });

  it.each([
    [undefined, false, false],
    [none, false, false],
    [statistics, false, true],
    [both, false, true],
    [both, true, false],
  ])('with %j and testing %s, allows statistics: %s', (consent, isTesting, expected) => {
    expect(isAllowed('statistics', consent, isTesting)).toBe(expected);
  });
});
