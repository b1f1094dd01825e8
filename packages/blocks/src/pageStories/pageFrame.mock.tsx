import { Link, Logo, type SiteFooterProps, type SiteHeaderProps } from '@kmx/design-system';

const machines = ['Cutting and stripping', 'Crimping', 'Block loading', 'Twisting', 'Testing', 'Taping'];

const links = (column: string, texts: readonly string[]) =>
  texts.map((text, index) => ({ id: `${column}-${index}`, text, href: `/en/${column}/${index}` }));

export const pageHeaderMock = {
  logo: <Logo name="Komax" />,
  homeHref: '/en',
  homeLabel: 'Komax, to the home page',
  menuLabel: 'Menu',
  navLabel: 'Main navigation',
  utilities: <Link href="/en/locations">Switzerland, EN</Link>,
  items: [
    {
      id: 'products',
      title: 'Products',
      href: '/en/products',
      items: machines.map((title, index) => ({
        id: `products-${index}`,
        title,
        href: `/en/products/${index}`,
        items: [],
      })),
    },
    { id: 'services', title: 'Services', href: '/en/services' },
    { id: 'stories', title: 'Stories', href: '/en/stories' },
    { id: 'events', title: 'Events', href: '/en/events' },
    { id: 'investors', title: 'Investors', href: '/en/investors' },
  ],
} satisfies SiteHeaderProps;

export const pageFooterMock = {
  label: 'Footer navigation',
  note: '© 2026 Komax',
  columns: [
    { id: 'products', title: 'Products', links: links('products', ['Crimping', 'Twisting', 'Testing']) },
    {
      id: 'services',
      title: 'Services',
      links: links('services', ['Training', 'Spare parts', 'Support request']),
    },
    {
      id: 'company',
      title: 'Company',
      links: links('company', ['Locations', 'Media releases', 'Investors']),
    },
    { id: 'contact', title: 'Contact', links: links('contact', ['Talk to an expert', 'News']) },
  ],
  legal: links('legal', ['Imprint', 'Privacy', 'Terms and conditions']),
} satisfies SiteFooterProps;
