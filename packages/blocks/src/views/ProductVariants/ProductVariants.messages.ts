import type { Messages } from '../../contract/messages';

export const productVariantsMessages = {
  title: { id: 'blocks.productVariants.title', defaultMessage: 'Variants' },
  caption: {
    id: 'blocks.productVariants.caption',
    defaultMessage: 'Where the variants of {product} differ',
  },
  property: { id: 'blocks.productVariants.property', defaultMessage: 'Property' },
  missing: { id: 'blocks.productVariants.missing', defaultMessage: 'not specified' },
  alike: {
    id: 'blocks.productVariants.alike',
    defaultMessage: 'The technical data shown here is the same for all variants.',
  },
} as const satisfies Messages;
