import type { ConsentDialogProps } from './ConsentDialog';

export const consentDialogMock = {
  isHidden: false,
  texts: {
    title: 'Your privacy',
    text: 'We use what the site needs to work. With your leave we also count visits and measure our advertising.',
    necessary: 'Necessary',
    statistics: 'Statistics',
    marketing: 'Marketing',
    acceptAll: 'Accept all',
    necessaryOnly: 'Only what is necessary',
    saveSelection: 'Save my choice',
  },
  privacy: { text: 'Privacy policy', href: '/en/legal/privacy' },
} satisfies ConsentDialogProps;
