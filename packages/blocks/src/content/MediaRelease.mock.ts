import type { MediaReleaseDetailFragment } from '../__generated__/graphql';
import { createFile } from '../testing/mocks';

export const mediaReleaseMock = {
  id: 'release-1',
  slug: 'order-intake',
  title: 'Order intake of the third quarter',
  leadText: 'Orders rose by 4.2 % against the quarter before; the outlook for the year stands.',
  publicationDate: '2026-10-22T05:00:00.000Z',
  adhoc: true,
  contactEmail: 'media@komax.example',
  documents: [
    createFile({ id: 'f1', slug: 'figures-q3', title: 'Figures of the third quarter' }),
    createFile({ id: 'f2', slug: 'zahlen-q3', title: 'Zahlen des dritten Quartals', locale: 'de' }),
  ],
} satisfies MediaReleaseDetailFragment;
