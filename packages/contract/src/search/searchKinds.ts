export const searchKinds = [
  'classification',
  'product',
  'page',
  'story',
  'release',
  'event',
  'job',
  'document',
] as const;

export type SearchKind = (typeof searchKinds)[number];
