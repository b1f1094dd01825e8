export const compareButtonMock = {
  product: { slug: 'alpha-530', name: 'Alpha 530', classification: 'crimping-machines' },
} as const;
