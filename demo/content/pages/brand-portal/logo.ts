import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { en } from './copy';

export const brandLogo: SeedPage = {
  site: 'brand-portal',
  slug: 'logo',
  languages: ['en'],
  title: en('Logo'),
  description: en('Clear space, minimum sizes and backgrounds for the logos of the group and its brands.'),
  shareImage: 'logo-komax-sheet',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: en('Elements'),
      title: en('Logo'),
      text: en('Leave it alone and give it room.'),
      image: 'brand-kit',
    },
    {
      blockType: 'keyFiguresComparison',
      title: en('Sizes and space'),
      caption: en('Minimum size and clear space by medium'),
      columns: [en('Screen'), en('Print'), en('Engraving')],
      rows: [
        { label: en('Minimum height'), values: [en('20 px'), en('5 mm'), en('6 mm')] },
        { label: en('Clear space'), values: [en('1 × height'), en('1 × height'), en('½ × height')] },
        { label: en('Colours'), values: [en('brand, ink, paper'), en('brand, ink, paper'), en('none')] },
        { label: en('Format'), values: [en('SVG'), en('PDF'), en('DXF')] },
      ],
    },
    {
      blockType: 'lightboxGallery',
      title: en('The logos'),
      images: [
        { image: 'logo-komax-sheet', caption: en('Komax') },
        { image: 'logo-schleuniger-sheet', caption: en('Schleuniger') },
        { image: 'logo-volta-sheet', caption: en('Volta') },
        { image: 'logo-cirris-sheet', caption: en('Cirris') },
        { image: 'logo-adaptronic-sheet', caption: en('Adaptronic') },
        { image: 'logo-diit-sheet', caption: en('DiIT') },
        { image: 'logo-hosver-sheet', caption: en('Hosver') },
        { image: 'logo-iqc-sheet', caption: en('IQC') },
      ],
    },
    {
      blockType: 'accordion',
      title: en('Please don’t'),
      items: [
        {
          title: en('Combine'),
          content: en(
            'Two logos of the group never stand side by side. The brand signs, the group is named in text.',
          ),
        },
        {
          title: en('Decorate'),
          content: en(
            'No shadow, outline, gradient or animation. The wire may lead away from a logo, never through it.',
          ),
        },
        {
          title: en('Recolour'),
          content: en('Only the three given colours. On a photograph, place a paper field underneath.'),
        },
      ],
    },
  ],
};
