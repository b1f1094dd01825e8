import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { t } from '../copy';

export const schleunigerStories: SeedPage = {
  site: 'schleuniger',
  slug: 'stories',
  languages: ['en', 'de'],
  title: t('Stories', 'Geschichten'),
  description: t(
    'Heads, blades and the fingers that test them: stories from cable preparation.',
    'Köpfe, Messer und die Finger, die sie prüfen: Geschichten aus der Kabelkonfektion.',
  ),
  shareImage: 'schleuniger-rotary',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Stories', 'Geschichten'),
      title: t('By hand and by head', 'Von Hand und mit Kopf'),
      image: 'schleuniger-rotary',
    },
    { blockType: 'storyOverview' },
  ],
};
