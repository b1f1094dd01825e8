import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { t } from './copy';

export const voltaStories: SeedPage = {
  site: 'volta',
  slug: 'stories',
  languages: ['en', 'de', 'fr'],
  title: t('Stories', 'Geschichten', 'Récits'),
  description: t(
    'Shields, busbars and the people who look closely: stories from high voltage.',
    'Schirme, Stromschienen und Leute, die genau hinsehen: Geschichten aus der Hochvolttechnik.',
    'Blindages, barres conductrices et regards attentifs : récits de la haute tension.',
  ),
  shareImage: 'volta-shield',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Stories', 'Geschichten', 'Récits'),
      title: t('Looked at closely', 'Genau hingesehen', 'Vu de près'),
      image: 'volta-shield',
    },
    { blockType: 'storyOverview' },
  ],
};
