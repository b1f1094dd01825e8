import fc from 'fast-check';

import { limits } from '../limits/constants';

import { decideCacheClear } from './decideCacheClear';
import { decideVisit, measurementCookieSeconds, visitCookieNames } from './decideVisit';

const next = visitCookieNames.nextRelease;
const visit = (query: string, cookies: Record<string, string> = {}) => decideVisit({ query, cookies });
const set = (name: string) => ({ name, value: 'true', sameSite: 'lax' });
const removed = (name: string) => ({ name, value: '', sameSite: 'lax', maxAgeSeconds: 0 });

describe('2.2 "testing=true (stored in a cookie; disables cookie consent, tag manager and monitoring scripts)"', () => {
  it.each([
    ['', {}, false, []],
    ['?testing=true', {}, true, [set('testing')]],
    ['testing=true', {}, true, [set('testing')]],
    ['', { testing: 'true' }, true, []],
    ['?testing=true', { testing: 'true' }, true, []],
    ['?testing=false', { testing: 'true' }, false, [removed('testing')]],
    ['?testing=false', {}, false, []],
    ['?testing=1', {}, false, []],
    ['?testing=TRUE', {}, false, []],
    ['?testing', { testing: 'true' }, true, []],
    ['', { testing: 'yes' }, false, [removed('testing')]],
    ['?testing=true&testing=false', {}, false, []],
    ['?testing=false&testing=true&testing=maybe', {}, true, [set('testing')]],
  ] as const)('%s with %j: %s', (query, cookies, isTesting, setCookies) => {
    expect(visit(query, cookies)).toMatchObject({ isTesting, setCookies });
  });
});

describe('4 "Measurement system: explicit user choice, else the country\'s default, else Metric."', () => {
  const chosen = (value: string) => ({
    name: 'measurement',
    value,
    sameSite: 'lax',
    maxAgeSeconds: measurementCookieSeconds,
  });
  it.each([
    ['', {}, null, []],
    ['?measurement=imperial', {}, 'Imperial', [chosen('imperial')]],
    ['?measurement=Metric', { measurement: 'imperial' }, 'Metric', [chosen('metric')]],
    ['?measurement=imperial', { measurement: 'imperial' }, 'Imperial', []],
    ['', { measurement: 'imperial' }, 'Imperial', []],
    ['?measurement=feet', { measurement: 'metric' }, 'Metric', []],
    ['', { measurement: 'feet' }, null, []],
    ['?measurement=metric&measurement=imperial', {}, 'Imperial', [chosen('imperial')]],
  ] as const)('%s with %j: %s', (query, cookies, measurement, setCookies) => {
    expect(visit(query, cookies)).toMatchObject({ measurement, setCookies });
  });
});

describe('2.2 "nextRelease=true/false (sets cookie uapp_is-next-release, SameSite lax, enabling next-release features and prefixing cache keys)"', () => {
  it.each([
    ['?nextRelease=true', {}, true, [set('uapp_is-next-release')]],
    ['', { [next]: 'true' }, true, []],
    ['?nextRelease=false', { [next]: 'true' }, false, [removed('uapp_is-next-release')]],
    ['?nextRelease=perhaps', { [next]: 'true' }, true, []],
    ['?nextrelease=true', {}, false, []],
    ['?nextRelease=true&nextRelease=false', {}, false, []],
  ])('%s with %j: %s', (query, cookies, isNextRelease, setCookies) => {
    expect(visit(query, cookies)).toMatchObject({ isNextRelease, setCookies });
  });
  it('together with testing', () => {
    expect(visit('?testing=true&nextRelease=true')).toMatchObject({
      isTesting: true,
      isNextRelease: true,
      setCookies: [set('testing'), set(next)],
    });
  });
});

describe('2.2 "cache=false (skip cache); cache=clear (empty cache)"', () => {
  it.each([
    ['', 'default'],
    ['?cache=false', 'bypass'],
    ['?cache=clear', 'clear'],
    ['?cache=true', 'default'],
    ['?cache', 'default'],
    ['?cache=clear&cache=false', 'bypass'],
    ['?cache=false&cache=clear&cache=x', 'clear'],
  ])('%s: %s', (query, cacheMode) => {
    expect(visit(query)).toMatchObject({ cacheMode, setCookies: [] });
  });
});

describe('pseudo: any value but false, while testing', () => {
  it.each([
    ['?pseudo', {}, false],
    ['?pseudo', { testing: 'true' }, true],
    ['?pseudo=1&testing=true', {}, true],
    ['?pseudo=false', { testing: 'true' }, false],
    ['?pseudo=1&pseudo=false', { testing: 'true' }, false],
    ['?pseudo&testing=false', { testing: 'true' }, false],
    ['', { testing: 'true' }, false],
  ])('%s with %j: %s', (query, cookies, isPseudo) => {
    expect(visit(query, cookies)).toMatchObject({ isPseudo });
  });
});

describe('publicQuery: parameters that the page may read', () => {
  it.each([
    ['', ''],
    ['?', ''],
    ['?a=1&testing=true&b=%20x&cache=clear', '?a=1&b=%20x'],
    ['?nextRelease=true&pseudo', ''],
    ['?%63ache=clear&a', '?a'],
    ['?a=testing&&cached=1', '?a=testing&cached=1'],
  ])('of %s: %s', (query, publicQuery) => {
    expect(visit(query)).toMatchObject({ publicQuery });
  });
});

it('decides the same, and sets no further cookies, once they are set', () => {
  const query = fc
    .array(
      fc.constantFrom(
        'testing=true',
        'testing=false',
        'nextRelease=true',
        'nextRelease=false',
        'cache=x',
        '%',
      ),
    )
    .map((pairs) => pairs.join('&'));
  const cookie = fc.option(fc.constantFrom('true', 'false', ''), { nil: undefined });
  fc.assert(
    fc.property(query, cookie, cookie, (text, testing, nextRelease) => {
      const cookies = { testing, [next]: nextRelease };
      const first = decideVisit({ query: text, cookies });
      const written = Object.fromEntries(
        first.setCookies.map(({ name, value, maxAgeSeconds }) => [
          name,
          maxAgeSeconds === 0 ? undefined : value,
        ]),
      );
      const second = decideVisit({ query: text, cookies: { ...cookies, ...written } });
      expect(second).toEqual({ ...first, setCookies: [] });
    }),
  );
});

describe('decision: "cache=clear empties the cache at most once in 10 s for a process; more calls are answered from the cache."', () => {
  it.each([
    ['the first', undefined, 'clear'],
    ['at once again', 50_000, 'default'],
    ['just before 10 s', 50_000 - limits.cacheClearIntervalMs + 1, 'default'],
    ['after 10 s', 50_000 - limits.cacheClearIntervalMs, 'clear'],
    ['after the clock was set back', 60_000, 'clear'],
  ])('%s', (_, lastClearedAt, expected) => {
    expect(decideCacheClear(50_000, lastClearedAt)).toBe(expected);
  });
});
