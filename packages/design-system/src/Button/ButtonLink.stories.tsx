import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './ButtonLink';

const meta = {
  title: 'Components/ButtonLink',
  parameters: { layout: 'padded' },
  component: ButtonLink,
  args: { href: '/en/contact', children: 'Talk to an expert' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Secondary: Story = { args: { variant: 'secondary', icon: 'arrow-right' } };
export const NewTab: Story = {
  args: { openInNewTab: true, newTabLabel: '(opens in a new tab)', icon: 'external-link' },
};
export const Download: Story = { args: { href: '/file/data-sheet', download: true, icon: 'download' } };
export const LongText: Story = {
  args: { children: 'Talk to an expert about the right machine for your wires and cables' },
};
