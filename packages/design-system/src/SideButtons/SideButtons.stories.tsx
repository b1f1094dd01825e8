import type { Meta, StoryObj } from '@storybook/react-vite';
import { SideButtons } from './SideButtons';

const meta = {
  title: 'Components/SideButtons',
  component: SideButtons,
  args: {
    label: 'Shortcuts',
    items: [
      { id: 'contact', icon: 'contact', label: 'Contact', popoverTarget: 'contact-panel' },
      { id: 'compare', icon: 'compare', label: 'Compare', href: '/en/compare' },
      { id: 'news', icon: 'bell', label: 'News', href: '#news', dataLink: 'action' },
    ],
  },
} satisfies Meta<typeof SideButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongContent: Story = {
  args: {
    items: [
      {
        id: 'contact',
        icon: 'contact',
        label: 'Talk to an expert about your application',
        href: '/en/contact',
      },
    ],
  },
};
