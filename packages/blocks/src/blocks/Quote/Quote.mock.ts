import type { QuoteFragment } from '../../__generated__/graphql';
import { createMedia } from '../../testing/mocks';

export const quoteMock = {
  __typename: 'Quote',
  id: 'quote-mock',
  quote: 'We used to check one wire in fifty. Now the machine checks all of them, and we check the machine.',
  attribution: 'Head of harness production',
  context: 'Supplier of agricultural vehicles, 240 employees',
  image: createMedia({ id: 'quote', alt: 'Harness on a test table', seed: 10 }),
} satisfies QuoteFragment;
