import { localeMock } from '../shared/fakePortal.mock';

import { changeCountry } from './accountEntries';
import { decideAccountHref } from './decideAccountHref';

const swiss = { country: 'CH', language: 'de' };

describe('"Changes reach … the site (units, language) at once"', () => {
  it.each([
    ['en', swiss, { ...swiss, language: 'fr' }, '/fr/mykomax/account'],
    ['de-ch', swiss, { ...swiss, language: 'fr' }, '/fr-ch/mykomax/account'],
    ['de-ch', swiss, { country: 'DE', language: 'de' }, '/de-de/mykomax/account'],
    ['de', swiss, { country: 'DE', language: 'de' }, undefined],
    ['en-us', swiss, { ...swiss, language: 'fr' }, '/fr-us/mykomax/account'],
    ['fr', swiss, { ...swiss, language: 'fr' }, undefined],
    ['fr', swiss, swiss, undefined],
    ['en', swiss, { ...swiss, language: 'tlh' }, undefined],
  ])('on /%s, from %j to %j: %s', (urlCode, before, saved, expected) => {
    const locale = { ...localeMock, urlCode, portalHref: `/${urlCode}/mykomax` };
    expect(decideAccountHref(locale, before, saved)).toBe(expected);
  });
});

describe('5 "Country and language must come from the lists offered"', () => {
  const entries = { firstName: 'A', lastName: 'B', country: 'CH', language: 'fr', measurementSystem: '' };
  const countries = [
    {
      code: 'CH',
      languages: ['de', 'fr'],
      defaultLanguage: 'de',
      defaultMeasurementSystem: 'Metric' as const,
    },
    { code: 'FR', languages: ['fr'], defaultLanguage: 'fr', defaultMeasurementSystem: 'Metric' as const },
    { code: 'US', languages: ['en'], defaultLanguage: 'en', defaultMeasurementSystem: 'Imperial' as const },
  ].map((choice) => ({ __typename: 'CountryChoice' as const, ...choice }));
  it.each([
    ['FR', 'fr'],
    ['US', 'en'],
    ['XX', 'fr'],
  ])('a change to %s leaves the language %s', (code, language) => {
    expect(changeCountry(entries, code, countries)).toEqual({ ...entries, country: code, language });
  });
});
