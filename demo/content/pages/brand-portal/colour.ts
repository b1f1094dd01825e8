import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { en } from './copy';

export const brandColour: SeedPage = {
  site: 'brand-portal',
  slug: 'colour',
  languages: ['en'],
  title: en('Colour'),
  description: en(
    'Ink and paper first, one accent per theme: how the eleven themes are built and what their contrast has to reach.',
  ),
  shareImage: 'brand-kit',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: en('Elements'),
      title: en('Colour'),
      text: en('Ink and paper do the work. The accent points.'),
      image: 'brand-kit',
    },
    {
      blockType: 'mediaText',
      overline: en('Method'),
      title: en('Ninety, eight, two'),
      content: en(
        'About ninety per cent of a surface is paper or ink, eight per cent a grey between them, and **two per cent accent**. If more than one thing on a page is in the accent colour, one of them is wrong.\n\nEach theme swaps the accent, the dark surface and the cut. The brands also have a hero, a density and a weight of type of their own; the typefaces and the wire stay.',
      ),
      image: 'wire-section',
      mediaPosition: 'end',
    },
    {
      blockType: 'keyFiguresComparison',
      title: en('Contrast'),
      text: en('WCAG 2.2, level AA, in every theme and on every ground. Tested, not judged by eye.'),
      caption: en('Minimum contrast ratios by use'),
      columns: [en('Required'), en('Our floor')],
      rows: [
        { label: en('Text'), values: [en('4.5 : 1'), en('5 : 1')] },
        { label: en('Large text, from 24 px'), values: [en('3 : 1'), en('4.5 : 1')] },
        { label: en('Icons and control edges'), values: [en('3 : 1'), en('3 : 1')] },
        { label: en('Focus ring'), values: [en('3 : 1'), en('4.5 : 1')] },
      ],
    },
    {
      blockType: 'richText',
      title: en('Which theme where'),
      content: en(
        '- a **brand site** wears the theme of its brand\n- an **event** in North America wears Copper\n- this **portal** wears Light Blue\n- a **page** changes theme only when it speaks for another brand\n\nMeaning is never carried by colour alone: an error has an icon and a sentence, a chart has patterns and labels.',
      ),
    },
    {
      blockType: 'callToAction',
      tone: 'light',
      title: en('Next: type'),
      links: [{ kind: 'page', page: 'brand-portal:type', text: en('Read on') }],
    },
  ],
};
