import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './SkipLink';

const meta = {
  title: 'Components/SkipLink',
  parameters: { layout: 'padded' },
  component: SkipLink,
  args: { href: '#content', children: 'Skip to content' },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Comes into sight with the first press of the tab key. */
export const Default: Story = {};
