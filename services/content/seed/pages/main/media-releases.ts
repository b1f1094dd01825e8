import type { SeedPage } from '../../types';
import { t, to } from '../copy';

export const mainMediaReleases: SeedPage = {
  site: 'main',
  slug: 'media-releases',
  languages: ['en', 'de'],
  title: t('Media releases', 'Medienmitteilungen'),
  description: t(
    'Announcements for the media, newest first, with a contact who answers.',
    'Mitteilungen für die Medien, die neueste zuerst, mit einem Kontakt, der antwortet.',
  ),
  shareImage: 'plant-exterior',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Company', 'Unternehmen'),
      title: t('What there is to report', 'Was es zu melden gibt'),
      image: 'plant-exterior',
    },
    {
      blockType: 'teaserGrid',
      title: t('This year', 'Dieses Jahr'),
      teasers: [
        {
          overline: t('8 October 2026', '8. Oktober 2026'),
          title: t('Plant in Hungary is extended', 'Werk in Ungarn wird erweitert'),
          link: to('main:media-releases/plant-hungary-extended', t('Read', 'Lesen')),
        },
        {
          overline: t('18 August 2026', '18. August 2026'),
          title: t('Half-year: orders up seven per cent', 'Halbjahr: sieben Prozent mehr Aufträge'),
          link: to('main:media-releases/half-year-2026', t('Read', 'Lesen')),
        },
        {
          overline: t('12 March 2026', '12. März 2026'),
          title: t('New crimping machine for small lots', 'Neue Crimpmaschine für kleine Lose'),
          link: to('main:media-releases/crimping-small-lots', t('Read', 'Lesen')),
        },
      ],
    },
    {
      blockType: 'richText',
      title: t('Contact for the media', 'Kontakt für Medien'),
      content: t(
        'Write to [media@komax.example](mailto:media@komax.example). We answer on the same working day.',
        'Schreiben Sie an [media@komax.example](mailto:media@komax.example). Wir antworten am selben Arbeitstag.',
      ),
    },
  ],
};
