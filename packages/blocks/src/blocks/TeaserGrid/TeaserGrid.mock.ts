import type { TeaserGridFragment } from '../../__generated__/graphql';
import { createMedia, externalLink, pageLink } from '../../testing/mocks';

export const teaserGridMock = {
  __typename: 'TeaserGrid',
  id: 'teaserGrid-mock',
  title: 'What we build',
  text: null,
  teasers: [
    {
      overline: 'Cut and strip',
      title: 'From 0.05 mm² to battery cable',
      text: 'Blades that follow the wire, and a length that is right at the first part.',
      image: createMedia({ id: 't1', alt: '', seed: 2 }),
      link: pageLink('Cut and strip', 'cut-strip'),
    },
    {
      overline: 'Crimp',
      title: 'One press, a thousand terminals',
      text: 'Applicators change in 90 seconds, without a tool.',
      image: createMedia({ id: 't2', alt: '', seed: 4 }),
      link: pageLink('Crimp', 'crimp'),
    },
    {
      overline: 'Test',
      title: 'What leaves the line has been tested',
      text: null,
      image: createMedia({ id: 't3', alt: '', seed: 9 }),
      link: externalLink('Test systems', 'https://example.com/test'),
    },
  ],
} satisfies TeaserGridFragment;
