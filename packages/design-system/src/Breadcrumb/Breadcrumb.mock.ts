import type { BreadcrumbProps } from './Breadcrumb';

export const breadcrumbMock = {
  label: 'You are here',
  homeLabel: 'Home',
  backLabel: 'Back to',
  items: [
    { title: 'Home', href: '/en' },
    { title: 'Products', href: '/en/products' },
    { title: 'Crimping', href: '/en/products/crimping' },
    { title: 'Alpha 560' },
  ],
} as const satisfies BreadcrumbProps;
