import { createPageContext } from '../../testing/createBlockContext';
import { illustration } from '../../testing/illustration';
import type { CapabilityListProps } from './CapabilityList';

const capability = (id: string, name: string, seed: number) => ({
  id,
  name,
  imageUrl: illustration(seed, 180, 180),
  href: `/en/products?capability=${id}`,
});

export const capabilityListMock = {
  intl: createPageContext().intl,
  id: 'capabilities',
  capabilities: [
    capability('cutting', 'Cutting', 1),
    capability('stripping', 'Stripping', 2),
    capability('feeding', 'Feeding', 3),
  ],
} satisfies CapabilityListProps;
