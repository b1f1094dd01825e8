import type { LanguageCode } from '@kmx/contract/locales';

export interface DemoOrganisation {
  id: string;
  name: string;
  /** ISO 3166-1, two capitals. */
  country: string;
  city: string;
  subRegion: string;
}

export interface DemoPlant {
  country: string;
  language: LanguageCode;
}

interface DemoWorkplace extends DemoOrganisation {
  domain: string;
  plants: readonly DemoPlant[];
}

/** Six invented makers of wire harnesses with their plants; the domains are reserved. */
export const demoWorkplaces: readonly DemoWorkplace[] = [
  {
    id: 'org-1',
    name: 'Velmora Automotive Wiring',
    country: 'DE',
    city: 'Regensburg',
    subRegion: 'Central Europe',
    domain: 'velmora.example',
    plants: [
      { country: 'DE', language: 'de' },
      { country: 'CH', language: 'de' },
      { country: 'RO', language: 'ro' },
    ],
  },
  {
    id: 'org-2',
    name: 'Altivane Aerospace Harness',
    country: 'FR',
    city: 'Toulouse',
    subRegion: 'Western Europe',
    domain: 'altivane.example',
    plants: [
      { country: 'FR', language: 'fr' },
      { country: 'ES', language: 'es' },
      { country: 'PT', language: 'pt' },
    ],
  },
  {
    id: 'org-3',
    name: 'Domarel Appliance Wiring',
    country: 'HU',
    city: 'Győr',
    subRegion: 'Eastern Europe',
    domain: 'domarel.example',
    plants: [
      { country: 'HU', language: 'hu' },
      { country: 'SK', language: 'sk' },
    ],
  },
  {
    id: 'org-4',
    name: 'Sevrail Train Wiring',
    country: 'CZ',
    city: 'Plzeň',
    subRegion: 'Central Europe',
    domain: 'sevrail.example',
    plants: [
      { country: 'CZ', language: 'cs' },
      { country: 'SK', language: 'sk' },
      { country: 'AT', language: 'de' },
    ],
  },
  {
    id: 'org-5',
    name: 'Medalin Device Harness',
    country: 'US',
    city: 'Minneapolis',
    subRegion: 'North America',
    domain: 'medalin.example',
    plants: [
      { country: 'US', language: 'en' },
      { country: 'MX', language: 'es' },
      { country: 'BR', language: 'pt' },
    ],
  },
  {
    id: 'org-6',
    name: 'Kurodane Panel Building',
    country: 'JP',
    city: 'Nagoya',
    subRegion: 'East Asia',
    domain: 'kurodane.example',
    plants: [
      { country: 'JP', language: 'ja' },
      { country: 'CN', language: 'zh' },
    ],
  },
];

export const demoOrganisations: readonly DemoOrganisation[] = demoWorkplaces.map(
  ({ id, name, country, city, subRegion }) => ({ id, name, country, city, subRegion }),
);
