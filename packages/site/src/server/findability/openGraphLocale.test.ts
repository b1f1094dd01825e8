import { createLocale } from '@kmx/core';
import { createSiteViewMock } from '../view/siteView.mock';

import { openGraphLocale } from './openGraphLocale';

it.each([
  ['its own country', createLocale('de', 'US'), 'CH', 'de_US'],
  ['the default country of its language', createLocale('de'), 'CH', 'de_CH'],
  ['none, if the language has none', createLocale('de'), null, 'de'],
])('3 "Language: defaultCountry": a locale has %s', async (_case, locale, defaultCountry, expected) => {
  const { system } = await createSiteViewMock();
  const languages = system.languages.map((language) => ({ ...language, defaultCountry }));
  expect(openGraphLocale({ locale, system: { ...system, languages } })).toBe(expected);
});
