import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockContext } from '../testing/createBlockContext';
import { longText, longTitle, longWord } from '../testing/longContent';
import { DownloadList } from './DownloadList';
import { downloadListMock } from './DownloadList.mock';
import { downloadListSchema } from './DownloadList.schema';

const meta = {
  title: 'Blocks/DownloadList',
  component: DownloadList,
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
