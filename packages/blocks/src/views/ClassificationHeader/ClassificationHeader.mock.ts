import { illustration } from '../../testing/illustration';

export const classificationHeaderMock = {
  title: 'Crimping',
  text: 'The joint that holds: measured on every stroke.',
  pictureUrl: illustration(3, 1200, 1200),
  areaCount: 4,
  productCount: 10,
  links: [
    { href: '/en/products/wire-check', text: 'Check your wires', icon: 'search-product' },
    { href: '/en/products/compare', text: 'Compare products', icon: 'compare' },
  ],
} as const;
