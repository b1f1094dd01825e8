import { seedLanguages, type Localized, type SeedLanguage, type SeedSiteKey } from './types';

export interface SeedCountry {
  countryCode: string;
  hidden: boolean;
  supportedLanguages: SeedLanguage[];
  defaultLanguage: SeedLanguage;
  defaultMeasurementSystem: 'Metric' | 'Imperial';
  name: Localized;
}

const inEveryLanguage = (nameIn: (language: SeedLanguage) => string | undefined): Localized =>
  Object.fromEntries(seedLanguages.map((language) => [language, nameIn(language)]));

const regionName = (region: string): Localized =>
  inEveryLanguage((language) => new Intl.DisplayNames([language], { type: 'region' }).of(region));

const allCountries: Localized = {
  en: 'All countries',
  cs: 'Všechny země',
  de: 'Alle Länder',
  es: 'Todos los países',
  fr: 'Tous les pays',
  hu: 'Minden ország',
  ja: 'すべての国',
  pt: 'Todos os países',
  ro: 'Toate țările',
  sk: 'Všetky krajiny',
  zh: '所有国家和地区',
};

type CountryRow = [
  code: string,
  languages: SeedLanguage[],
  options?: { hidden?: boolean; isImperial?: boolean },
];

const countryRows: readonly CountryRow[] = [
  ['ALL', ['en', ...seedLanguages.filter((code) => code !== 'en')]],
  ['CH', ['de', 'fr', 'en']],
  ['DE', ['de', 'en']],
  ['AT', ['de', 'en']],
  ['FR', ['fr', 'en']],
  ['US', ['en', 'es'], { isImperial: true }],
  ['GB', ['en']],
  ['CZ', ['cs', 'en']],
  ['SK', ['sk', 'cs', 'en']],
  ['HU', ['hu', 'en']],
  ['RO', ['ro', 'en']],
  ['ES', ['es', 'en']],
  ['MX', ['es', 'en']],
  ['PT', ['pt', 'en']],
  ['BR', ['pt', 'en']],
  ['JP', ['ja', 'en']],
  ['CN', ['zh', 'en']],
  ['SG', ['en', 'zh'], { hidden: true }],
  // No country of a site, but one in which there is a location.
  ...[
    'AE',
    'BG',
    'CA',
    'EG',
    'IN',
    'IT',
    'KR',
    'MA',
    'MY',
    'PL',
    'RS',
    'SE',
    'TH',
    'TN',
    'TR',
    'TW',
    'VN',
    'ZA',
  ].map((code): CountryRow => [code, ['en'], { hidden: true, isImperial: code === 'CA' }]),
];

/** The first of a country's languages is its default. */
export const seedCountries: readonly SeedCountry[] = countryRows.map(
  ([countryCode, languages, options = {}]) => ({
    countryCode,
    hidden: options.hidden ?? false,
    supportedLanguages: languages,
    defaultLanguage: languages[0] ?? 'en',
    defaultMeasurementSystem: options.isImperial ? 'Imperial' : 'Metric',
    name: countryCode === 'ALL' ? allCountries : regionName(countryCode),
  }),
);

export interface SeedLanguageEntry {
  languageCode: SeedLanguage;
  defaultCountry: string;
  nativeName: string;
  name: Localized;
}

const countryOfLanguage: Record<SeedLanguage, string> = {
  en: 'US',
  cs: 'CZ',
  de: 'CH',
  es: 'ES',
  fr: 'FR',
  hu: 'HU',
  ja: 'JP',
  pt: 'BR',
  ro: 'RO',
  sk: 'SK',
  zh: 'CN',
};

const capitalised = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

const languageName = (code: SeedLanguage, language: SeedLanguage): string =>
  capitalised(new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code);

export const seedLanguageEntries: readonly SeedLanguageEntry[] = seedLanguages.map((languageCode) => ({
  languageCode,
  defaultCountry: countryOfLanguage[languageCode],
  nativeName: languageName(languageCode, languageCode),
  name: inEveryLanguage((language) => languageName(languageCode, language)),
}));

export interface SeedBrand {
  pimId: string;
  name: string;
  theme: 'Default' | 'Volta' | 'Adaptronic' | 'Cirris' | 'Diit' | 'Hosver' | 'Komax' | 'Schleuniger';
}

/** A brand's logo is the picture `logo-{pimId}`. */
export const seedBrands: readonly SeedBrand[] = [
  { pimId: 'komax', name: 'Komax', theme: 'Komax' },
  { pimId: 'schleuniger', name: 'Schleuniger', theme: 'Schleuniger' },
  { pimId: 'volta', name: 'Volta', theme: 'Volta' },
  { pimId: 'cirris', name: 'Cirris', theme: 'Cirris' },
  { pimId: 'adaptronic', name: 'Adaptronic', theme: 'Adaptronic' },
  { pimId: 'diit', name: 'Diit', theme: 'Diit' },
  { pimId: 'hosver', name: 'Hosver', theme: 'Hosver' },
  { pimId: 'iqc', name: 'Iqc', theme: 'Default' },
];

export interface SeedSite {
  key: SeedSiteKey;
  name: string;
  slug?: string;
  domains: { host: string; slug?: string }[];
  languages: SeedLanguage[];
  defaultLanguage: SeedLanguage;
  localelessLanguage?: SeedLanguage;
  internationalOnly?: boolean;
  hideSideButtons?: boolean;
  enableCutFont?: boolean;
  contact: { phone: string; email: string };
}

const onMainHost = (slug: string) => ({ slug, domains: [{ host: 'localhost', slug }] });
const onOwnHost = (host: string) => ({ domains: [{ host }] });

export const seedSites: readonly SeedSite[] = [
  {
    key: 'main',
    name: 'Komax',
    ...onOwnHost('localhost'),
    languages: [...seedLanguages],
    defaultLanguage: 'en',
    contact: { phone: '+41 41 000 00 00', email: 'info@komax.example' },
  },
  {
    key: 'north-america-events',
    name: 'North America events',
    ...onMainHost('north-america-events'),
    languages: ['en', 'es'],
    defaultLanguage: 'en',
    localelessLanguage: 'es',
    internationalOnly: true,
    contact: { phone: '+1 312 555 0145', email: 'events@komax.example' },
  },
  {
    key: 'brand-portal',
    name: 'Brand portal',
    ...onMainHost('brand-portal'),
    languages: ['en', 'fr'],
    defaultLanguage: 'en',
    internationalOnly: true,
    hideSideButtons: true,
    contact: { phone: '+41 41 000 00 70', email: 'brand@komax.example' },
  },
  {
    key: 'volta',
    name: 'Volta',
    ...onMainHost('volta'),
    languages: ['en', 'de', 'fr'],
    defaultLanguage: 'en',
    localelessLanguage: 'fr',
    enableCutFont: true,
    contact: { phone: '+41 41 000 00 60', email: 'volta@komax.example' },
  },
  {
    key: 'schleuniger',
    name: 'Schleuniger',
    ...onOwnHost('schleuniger.localhost'),
    languages: ['en', 'de', 'fr', 'ja', 'zh'],
    defaultLanguage: 'en',
    contact: { phone: '+41 33 000 00 10', email: 'schleuniger@komax.example' },
  },
  {
    key: 'cirris',
    name: 'Cirris',
    ...onOwnHost('cirris.localhost'),
    languages: ['en', 'de', 'es'],
    defaultLanguage: 'en',
    contact: { phone: '+1 801 555 0172', email: 'cirris@komax.example' },
  },
  {
    key: 'adaptronic',
    name: 'Adaptronic',
    ...onOwnHost('adaptronic.localhost'),
    languages: ['de'],
    defaultLanguage: 'de',
    contact: { phone: '+49 30 23125 450', email: 'adaptronic@komax.example' },
  },
];
