import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter } from './SiteFooter';
import { siteFooterMock } from './SiteFooter.mock';

const meta = {
  title: 'Components/SiteFooter',
  component: SiteFooter,
  args: siteFooterMock,
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneColumn: Story = { args: { columns: siteFooterMock.columns.slice(0, 1) } };
export const WithoutNote: Story = { args: { note: undefined } };
