import type { SeedModule } from '../../../../services/content/src/testing/seeding/documents/types';
import { t5 } from './copy';

export const mainHomeStories: readonly SeedModule[] = [
  {
    blockType: 'storyOverview',
    title: t5(
      'From the workshops',
      'Aus den Werkstätten',
      'Dans les ateliers',
      'Desde los talleres',
      '現場から',
    ),
    text: t5(
      'How wires are processed, and by whom.',
      'Wie Leitungen verarbeitet werden und von wem.',
      'Comment on travaille le fil, et qui s’en charge.',
      'Cómo se procesan los cables, y quién lo hace.',
      '電線はどのように、誰の手で加工されるのか。',
    ),
    limit: 3,
    hasFilters: false,
  },
  {
    blockType: 'newsList',
    title: t5('News', 'Aktuelles', 'Actualités', 'Noticias', 'ニュース'),
    limit: 4,
  },
];
