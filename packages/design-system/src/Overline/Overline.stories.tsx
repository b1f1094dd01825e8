import type { Meta, StoryObj } from '@storybook/react-vite';
import { Overline } from './Overline';

const meta = {
  title: 'Components/Overline',
  parameters: { layout: 'padded' },
  component: Overline,
  args: { children: 'Wire processing, 0.13 to 6 mm²' },
} satisfies Meta<typeof Overline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
