import type { CallToActionFragment } from '../../__generated__/graphql';
import { externalLink, pageLink } from '../../testing/mocks';

export const callToActionMock = {
  __typename: 'CallToAction',
  id: 'callToAction-mock',
  title: 'Send us your wire',
  text: 'We crimp it, measure it and send it back with a report.',
  actionTone: 'accent',
  links: [
    { link: pageLink('Plan a test', 'application-test') },
    { link: externalLink('Read how a test runs', 'https://example.com/test') },
  ],
} satisfies CallToActionFragment;
