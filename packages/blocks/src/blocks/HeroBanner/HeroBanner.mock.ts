import type { HeroBannerFragment } from '../../__generated__/graphql';
import { createMedia, pageLink } from '../../testing/mocks';

export const heroBannerMock = {
  __typename: 'HeroBanner',
  id: 'heroBanner-mock',
  overline: 'Wire processing',
  title: 'Crimped to a hundredth of a millimetre',
  text: 'Machines that cut, strip, crimp and test wire from 0.05 to 240 mm², alone or linked to one line.',
  size: 'large',
  heroTone: 'dark',
  image: createMedia({
    id: 'hero',
    alt: 'Crimping machine with its feed, drawn from the front left',
    seed: 5,
  }),
  links: [
    { link: pageLink('See the machines', 'products') },
    { link: pageLink('Plan a test', 'application-test') },
  ],
} satisfies HeroBannerFragment;
