import type { DownloadListFragment } from '../../__generated__/graphql';
import { createFile } from '../../testing/mocks';

export const downloadListMock = {
  __typename: 'DownloadList',
  id: 'downloadList-mock',
  title: 'Documents',
  text: 'Current editions. Older ones are kept in the customer area.',
  files: [
    { title: 'Data sheet Alpha 550', file: createFile({ id: 'd1', slug: 'alpha-550', locale: 'en' }) },
    {
      title: 'Crimp quality in practice',
      file: createFile({ id: 'd2', slug: 'crimp-quality', filesize: 640_000 }),
    },
    {
      title: null,
      file: createFile({ id: 'd3', slug: 'gtc', title: 'Allgemeine Geschäftsbedingungen', locale: 'de' }),
    },
  ],
} satisfies DownloadListFragment;
