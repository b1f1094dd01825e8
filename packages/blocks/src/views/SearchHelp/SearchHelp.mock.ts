import type { SearchHelpLink } from './SearchHelpLink';

export const searchGroupsMock: readonly SearchHelpLink[] = [
  { text: 'Cut, strip and crimp', href: '/en/products/cut-strip-crimp' },
  { text: 'Wire twisting', href: '/en/products/twisting' },
  { text: 'Test and quality', href: '/en/products/test-and-quality' },
];
