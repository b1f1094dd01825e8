import { createPageContext } from '../../testing/createBlockContext';
import { illustration } from '../../testing/illustration';
import type { ProductHighlightsProps } from './ProductHighlights';

const highlight = (
  id: string,
  name: string,
  shortDescription: string,
  longDescription: string,
  seed: number,
) => ({
  id,
  name,
  shortDescription,
  longDescription,
  imageUrl: illustration(seed, 1200, 675),
  videoUrl: null,
  videoImageUrl: null,
});

export const productHighlightsMock = {
  intl: createPageContext().intl,
  id: 'highlights',
  highlights: [
    highlight(
      'blade',
      'A cut without a trace',
      'The blades stop at the strand, not in it.',
      'The opening is set in hundredths of a millimetre; contact with the conductor is felt and reported.',
      2,
    ),
    {
      ...highlight(
        'straightener',
        'Straight from the drum',
        'Seven rollers take the memory out of the wire.',
        'The pressure belongs to the article, so that the next job runs straight from its first piece.',
        4,
      ),
      videoUrl: '/product-assets/straightener.webm',
    },
    highlight(
      'screen',
      'One interface for every machine',
      'Operators who know one machine can run the next.',
      'Articles look the same on every machine and bring their pictures.',
      6,
    ),
  ],
} satisfies ProductHighlightsProps;
