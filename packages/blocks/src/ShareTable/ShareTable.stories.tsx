import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockContext } from '../testing/createBlockContext';
import { longText, longTitle } from '../testing/longContent';
import { ShareTable } from './ShareTable';
import { shareTableMock } from './ShareTable.mock';
import { shareTableSchema } from './ShareTable.schema';

const meta = {
  title: 'Blocks/ShareTable',
  component: ShareTable,
  args: {
    data: shareTableSchema.parse(shareTableMock),
    context: createBlockContext({ anchor: 'share-table-1', pageId: 'page-mock' }),
  },
} satisfies Meta<typeof ShareTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = {
  args: { data: shareTableSchema.parse({ ...shareTableMock, title: null, text: null }) },
};
export const LongContent: Story = {
  args: { data: shareTableSchema.parse({ ...shareTableMock, title: longTitle, text: longText }) },
};
