import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { t } from '../copy';

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
    { blockType: 'mediaReleaseList', hasArchive: true },
    {
      blockType: 'richText',
      title: t('Contact for the media', 'Kontakt für Medien'),
      content: t(
        'Write to [media@komax.example](mailto:media@komax.example). We reply on the same working day.',
        'Schreiben Sie an [media@komax.example](mailto:media@komax.example). Wir antworten am selben Arbeitstag.',
      ),
    },
  ],
};
