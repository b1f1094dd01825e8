import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createBlockContext } from '../../testing/createBlockContext';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { DownloadList } from './DownloadList';
import { downloadListMock } from './DownloadList.mock';
import { downloadListSchema } from './DownloadList.schema';

const meta = {
  title: 'Blocks/DownloadList',
  component: DownloadList,
  parameters: {
    guidance: {
      summary: 'Files of a page: brochures, forms, certificates.',
      use: [
        'Name the document, not the file: “Data sheet Alpha 550”, not “ds_a550_v3.pdf”.',
        'Format, size and language are shown by themselves; do not write them in the title.',
        'Put the newest first and take out what no longer holds.',
      ],
      avoid: [
        'Do not list the documents of a product: its page takes them from the product service.',
        'Do not link a file from running text and list it here as well.',
      ],
    } satisfies Guidance,
  },
  args: {
    data: downloadListSchema.parse(downloadListMock),
    context: createBlockContext({ anchor: 'download-list-1' }),
  },
} satisfies Meta<typeof DownloadList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Minimal: Story = {
  args: {
    data: downloadListSchema.parse({
      ...downloadListMock,
      text: null,
      files: downloadListMock.files.slice(0, 1),
    }),
  },
};

export const LongContent: Story = {
  args: {
    data: downloadListSchema.parse({
      ...downloadListMock,
      title: longTitle,
      text: longText,
      files: downloadListMock.files.map((entry) => ({ ...entry, title: `${longTitle} ${longWord}` })),
    }),
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
