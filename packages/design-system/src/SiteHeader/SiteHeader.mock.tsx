import { IconButton } from '../Button/IconButton';
import { LocaleSwitch } from '../LocaleSwitch/LocaleSwitch';
import { Logo } from '../Wire';
import type { SiteHeaderProps } from './SiteHeader';

const machines = [
  'Measuring, cutting and stripping',
  'Crimping',
  'Block loading',
  'Twisting',
  'Testing',
  'Taping',
];

export const siteHeaderMock = {
  logo: <Logo name="Komax" />,
  homeHref: '/en',
  homeLabel: 'Komax, to the home page',
  menuLabel: 'Menu',
  navLabel: 'Main navigation',
  search: <IconButton icon="search" label="Search" />,
  utilities: (
    <LocaleSwitch
      label="Language"
      current="EN"
      languageTitle="Language"
      languages={[
        { text: 'English', href: '/en/products', hrefLang: 'en', isCurrent: true },
        { text: 'Deutsch', href: '/de/products', hrefLang: 'de', isCurrent: false },
      ]}
      countryTitle="Country"
      countries={[]}
    />
  ),
  items: [
    {
      id: 'products',
      title: 'Products',
      href: '/en/products',
      isInTrail: true,
      items: machines.map((title, index) => ({
        id: `machines-${index}`,
        title,
        href: `/en/products/${index}`,
        isCurrent: index === 1,
        items:
          index < 3
            ? [
                { id: `machines-${index}-a`, title: 'Alpha 560', href: `/en/products/${index}/alpha-560` },
                {
                  id: `machines-${index}-z`,
                  title: 'Zeta 650 with block loader',
                  href: `/en/products/${index}/zeta-650`,
                },
              ]
            : [],
      })),
    },
    {
      id: 'services',
      title: 'Services',
      href: '/en/services',
      items: [{ id: 'training', title: 'Training', href: '/en/services/training' }],
    },
    { id: 'smart-factory', title: 'Smart Factory', href: '/en/smart-factory' },
    { id: 'stories', title: 'Stories', href: '/en/stories' },
    { id: 'investors', title: 'Investors', href: '/en/investors', dataLink: 'plain' },
  ],
} satisfies SiteHeaderProps;
