import type { SiteFooterProps } from './SiteFooter';

const links = (column: string, texts: readonly string[]) =>
  texts.map((text, index) => ({ id: `${column}-${index}`, text, href: `/en/${column}/${index}` }));

export const siteFooterMock = {
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
