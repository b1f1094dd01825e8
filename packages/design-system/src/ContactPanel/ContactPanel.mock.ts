import type { ContactPanelProps } from './ContactPanel';

export const contactPanelMock = {
  id: 'contact-panel',
  title: 'Talk to us',
  promise: 'We reply within 24 hours.',
  ways: [
    {
      id: 'phone',
      icon: 'phone',
      label: 'Telephone',
      text: '+41 41 555 01 00',
      href: 'tel:+41415550100',
    },
    {
      id: 'mail',
      icon: 'mail',
      label: 'E-mail',
      text: 'info@komax.example',
      href: 'mailto:info@komax.example',
    },
  ],
  page: { text: 'Go to the contact page', href: '/en/contact' },
  closeLabel: 'Close',
} satisfies ContactPanelProps;
