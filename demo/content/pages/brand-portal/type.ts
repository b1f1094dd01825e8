import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { en } from './copy';

export const brandType: SeedPage = {
  site: 'brand-portal',
  slug: 'type',
  languages: ['en'],
  title: en('Type'),
  description: en(
    'A technical grotesque, a monospaced companion for figures and a stencil cut for headlines: sizes, weights and line lengths.',
  ),
  shareImage: 'process-chart',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: en('Elements'),
      title: en('Type'),
      text: en('Words in one face, numbers in another.'),
      image: 'brand-kit',
    },
    {
      blockType: 'keyFigures',
      title: en('The scale'),
      figures: [
        { value: en('7'), label: en('sizes, fluid between screens') },
        { value: en('45–75'), label: en('characters in a line') },
        { value: en('3'), label: en('weights: regular, medium, bold') },
      ],
    },
    {
      blockType: 'mediaText',
      overline: en('Figures'),
      title: en('Numbers line up'),
      content: en(
        'Part numbers, measurements and units are set in the **monospaced** face with tabular figures, so that columns can be compared at a glance. A space stands between number and unit, and it does not break. The minus sign is a minus, not a hyphen.',
      ),
      image: 'process-chart',
      mediaPosition: 'start',
    },
    {
      blockType: 'accordion',
      title: en('Details'),
      items: [
        {
          title: en('The cut'),
          content: en(
            'Headlines on sites with the cut face only, from 32 px upwards, one line or two. Never in running text, tables or buttons.',
          ),
        },
        {
          title: en('Chinese and Japanese'),
          content: en('The system’s own fonts, same sizes, line height raised by ten per cent. No italics.'),
        },
        {
          title: en('Swiss and German text'),
          content: en(
            'Guillemets point outwards, ss replaces the sharp s, and long compounds may be hyphenated by hand in headlines.',
          ),
        },
      ],
    },
  ],
};
