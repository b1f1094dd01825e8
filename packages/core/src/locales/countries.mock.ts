import type { Country } from '../types/Country';

const base = { hidden: false, defaultMeasurementSystem: 'Metric' } as const;

export const mockCountries: readonly Country[] = [
  {
    ...base,
    countryCode: 'ALL',
    name: 'All',
    supportedLanguages: ['en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh'],
    defaultLanguage: 'en',
  },
  {
    ...base,
    countryCode: 'CH',
    name: 'Switzerland',
    supportedLanguages: ['en', 'fr', 'de'],
    defaultLanguage: 'de',
  },
  { ...base, countryCode: 'DE', name: 'Germany', supportedLanguages: ['de', 'en'], defaultLanguage: 'de' },
  {
    ...base,
    countryCode: 'US',
    name: 'United States',
    supportedLanguages: ['en', 'es'],
    defaultLanguage: 'en',
    defaultMeasurementSystem: 'Imperial',
  },
  { ...base, countryCode: 'SK', name: 'Slovakia', supportedLanguages: ['sk', 'en'], defaultLanguage: 'sk' },
  {
    ...base,
    countryCode: 'SG',
    name: 'Singapore',
    hidden: true,
    supportedLanguages: ['en'],
    defaultLanguage: 'en',
  },
];
