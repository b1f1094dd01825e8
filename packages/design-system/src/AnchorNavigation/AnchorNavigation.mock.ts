import type { AnchorNavigationProps } from './AnchorNavigation';

export const anchorNavigationMock = {
  label: 'On this page',
  items: [
    { id: 'media-text-2', text: 'What a crimp is' },
    { id: 'key-figures-3', text: 'In figures' },
    { id: 'rich-text-4', text: 'How it is made' },
    { id: 'accordion-5', text: 'Questions' },
  ],
} satisfies AnchorNavigationProps;
