import type { MarketingSectionFragment } from '../../__generated__/graphql';
import { createMedia, pageLink } from '../../testing/mocks';

export const marketingSectionMock = {
  __typename: 'MarketingSection',
  id: 'marketingSection-mock',
  backgroundColor: 'Dark_White',
  title: 'One name for cutting, crimping and testing',
  text: 'Seven makers, one contact, one service.',
  logo: createMedia({ id: 'logo', alt: 'Mark of the group', seed: 3 }),
  link: pageLink('About the group', 'company'),
} satisfies MarketingSectionFragment;
