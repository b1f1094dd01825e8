import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb';
import { breadcrumbMock } from './Breadcrumb.mock';

const meta = {
  title: 'Components/Breadcrumb',
  parameters: { layout: 'padded' },
  component: Breadcrumb,
  args: breadcrumbMock,
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const HomeOnly: Story = { args: { items: [{ title: 'Home', href: '/' }] } };
export const LongText: Story = {
  args: {
    items: [
      ...breadcrumbMock.items.slice(0, 3),
      {
        title: 'Fully automatic machines for cable assemblies with several leads',
        href: '/en/products/assemblies',
      },
      { title: 'Kabelverarbeitungsmaschinenkonfigurationsübersicht' },
    ],
  },
};
