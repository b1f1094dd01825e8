import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteHeader } from './SiteHeader';
import { siteHeaderMock } from './SiteHeader.mock';

const meta = {
  title: 'Components/SiteHeader',
  component: SiteHeader,
  args: siteHeaderMock,
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: { items: siteHeaderMock.items.slice(2, 4), utilities: undefined } };
export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };
