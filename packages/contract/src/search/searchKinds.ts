export const searchKinds = [
  'classification',
  'product',
  'page',
  'story',
  'release',
  'event',
  'document',
] as const;

export type SearchKind = (typeof searchKinds)[number];
