import { createLocale, type Locale } from '@kmx/core';

import type { SiteConfig } from '../../content/system.schema';
import { createSiteViewMock } from '../../view/siteView.mock';

import { createPreviewSwitches, type PreviewContext } from './createPreviewSwitches';

interface Shown {
  locale?: Locale;
  site?: Partial<SiteConfig>;
  languages?: ('en' | 'de' | 'fr')[];
  countries?: string[];
}

async function switchesOf({ locale, site, languages = ['en', 'de', 'fr'], countries = [] }: Shown = {}) {
  const view = await createSiteViewMock({ ...(site && { site }), ...(locale && { locale }) });
  return createPreviewSwitches(view, { languages, countries }, { theme: 'Copper' });
}

const addresses = (places: readonly PreviewContext[]) => places.map(({ name, address }) => [name, address]);
const missing = (places: readonly PreviewContext[]) =>
  places.filter(({ isMissing }) => isMissing).map(({ name }) => name);

it('offers each language in the current country, and each country in the current language', async () => {
  const { address, theme, languages, countries } = await switchesOf({ locale: createLocale('de', 'CH') });
  expect([address, theme]).toEqual(['/de-ch/editor/preview', 'Copper']);
  expect(addresses(languages)).toEqual([
    ['English', '/en-ch/editor/preview'],
    ['Deutsch', '/de-ch/editor/preview'],
    ['Français', '/fr-ch/editor/preview'],
  ]);
  expect(addresses(countries)).toEqual([
    ['International', '/de/editor/preview'],
    ['Switzerland', '/de-ch/editor/preview'],
    ['United States', '/en-us/editor/preview'],
  ]);
});

it('offers a language that the country does not speak without the country', async () => {
  const { languages } = await switchesOf({ locale: createLocale('en', 'US') });
  expect(addresses(languages)).toContainEqual(['Deutsch', '/de/editor/preview']);
});

it('omits the locale on a site without locales, and the countries on a site without countries', async () => {
  const site = { localelessLanguage: 'de', internationalOnly: true } as const;
  const { languages, countries } = await switchesOf({ site });
  expect(addresses(languages)).toContainEqual(['Deutsch', '/editor/preview']);
  expect(addresses(countries)).toEqual([['International', '/en/editor/preview']]);
});

it('marks locales in which readers do not see the page', async () => {
  const { languages, countries } = await switchesOf({ languages: ['en'], countries: ['CH'] });
  expect(missing(languages)).toEqual(['Deutsch', 'Français']);
  expect(missing(countries)).toEqual(['International', 'United States']);
  const everywhere = await switchesOf();
  expect(missing([...everywhere.languages, ...everywhere.countries])).toEqual([]);
});
