import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination';
import { paginationMock } from './Pagination.mock';

const meta = {
  title: 'Components/Pagination',
  parameters: { layout: 'padded' },
  component: Pagination,
  args: paginationMock,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FirstPage: Story = { args: { page: 1 } };
export const LastPage: Story = { args: { page: 9 } };
export const TwoPages: Story = { args: { page: 1, pageCount: 2 } };
export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };
