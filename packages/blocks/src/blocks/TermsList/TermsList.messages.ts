import type { TermKind } from '@kmx/core';
import type { Message, Messages } from '../../contract/messages';

const termKindMessages = {
  sales: { id: 'blocks.termKind.sales', defaultMessage: 'Sales and delivery' },
  purchasing: { id: 'blocks.termKind.purchasing', defaultMessage: 'Purchasing' },
  software: { id: 'blocks.termKind.software', defaultMessage: 'Software' },
  service: { id: 'blocks.termKind.service', defaultMessage: 'Service and maintenance' },
  privacy: { id: 'blocks.termKind.privacy', defaultMessage: 'Data protection' },
} as const satisfies Record<TermKind, Message>;

export const termsListMessages = {
  ...termKindMessages,
  language: { id: 'blocks.termsList.language', defaultMessage: 'Language' },
  everyLanguage: { id: 'blocks.termsList.everyLanguage', defaultMessage: 'All languages' },
  international: { id: 'blocks.termsList.international', defaultMessage: 'International' },
  validFrom: { id: 'blocks.termsList.validFrom', defaultMessage: 'Valid from {date}' },
} as const satisfies Messages;
