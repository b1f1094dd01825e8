import type { MediaTextFragment } from '../../__generated__/graphql';
import { lexical, list, paragraph } from '../../testing/lexicalMock';
import { createMedia, pageLink } from '../../testing/mocks';

export const mediaTextMock = {
  __typename: 'MediaText',
  id: 'mediaText-mock',
  overline: 'Crimp force monitoring',
  title: 'Every crimp is measured, none is trusted',
  content: lexical(
    paragraph(
      'A sensor in the ram records the force over the stroke. The curve of a good crimp is taught in with five parts; from then on each part is compared with it.',
    ),
    list(
      'bullet',
      'A missing strand shows from the seventh',
      'A crimp on insulation shows at once',
      'Every curve is stored with the order',
    ),
  ),
  mediaPosition: 'end',
  image: createMedia({ id: 'media-text', alt: 'Press with its sensor, cut open', seed: 7 }),
  links: [{ link: pageLink('How it works', 'crimp-force-monitoring') }],
} satisfies MediaTextFragment;
