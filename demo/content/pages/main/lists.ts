import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { t } from '../copy';

/** Pages whose content is a list. */
export const mainLocations: SeedPage = {
  site: 'main',
  slug: 'locations',
  pageType: 'Location',
  languages: ['en', 'de'],
  title: t('Locations', 'Standorte'),
  description: t(
    'Plants, service, training and distributors of Komax in thirty-five countries, with hours and a map.',
    'Werke, Service, Schulung und Vertretungen von Komax in fünfunddreissig Ländern, mit Zeiten und Karte.',
  ),
  shareImage: 'world-map',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Locations', 'Standorte'),
      title: t('Never far from the machine', 'Nie weit von der Maschine'),
      text: t(
        'Hours are in the location’s own time; the page says what that is in yours.',
        'Die Zeiten gelten am Ort; die Seite sagt, wie spät das bei Ihnen ist.',
      ),
      image: 'world-map',
    },
    { blockType: 'locationList', hasMap: true },
  ],
};

export const mainEvents: SeedPage = {
  site: 'main',
  slug: 'events',
  languages: ['en', 'de'],
  title: t('Events', 'Veranstaltungen'),
  description: t(
    'Trade fairs, open houses, seminars and webinars of Komax, with calendar files.',
    'Messen, offene Türen, Seminare und Webinare von Komax, mit Kalenderdateien.',
  ),
  shareImage: 'event-stand',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: t('Events', 'Veranstaltungen'),
      title: t('Where you can touch the machines', 'Wo man die Maschinen anfassen kann'),
      image: 'event-stand',
    },
    { blockType: 'eventList', title: t('Coming up', 'Demnächst'), period: 'upcoming' },
    { blockType: 'eventList', title: t('Looking back', 'Rückblick'), period: 'past', limit: 6 },
  ],
};

export const mainTerms: SeedPage = {
  site: 'main',
  slug: 'terms',
  languages: ['en', 'de'],
  title: t('Terms and conditions', 'Geschäftsbedingungen'),
  description: t(
    'Terms of sale, purchase, software and service by country and language.',
    'Verkaufs-, Einkaufs-, Software- und Servicebedingungen nach Land und Sprache.',
  ),
  modules: [
    {
      blockType: 'termsList',
      text: t(
        'The version that was valid on the day of the contract applies. Earlier versions are sent on request.',
        'Es gilt die Fassung vom Tag des Vertrags. Frühere Fassungen senden wir auf Anfrage.',
      ),
    },
  ],
};

export const mainNews: SeedPage = {
  site: 'main',
  slug: 'news',
  languages: ['en', 'de'],
  title: t('News', 'Aktuelles'),
  description: t(
    'Short news from Komax, the newest first.',
    'Kurznachrichten von Komax, die neueste zuerst.',
  ),
  modules: [{ blockType: 'newsList' }],
};
