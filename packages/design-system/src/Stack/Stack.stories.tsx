import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ruler } from '../Container/Container.mock';
import { Stack } from './Stack';

const Rows = () => ['One', 'Two', 'Three', 'Four'].map((text) => <Ruler key={text}>{text}</Ruler>);

const meta = {
  title: 'Components/Stack',
  parameters: { layout: 'padded' },
  component: Stack,
  args: { gap: 'm', children: <Rows /> },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wide: Story = { args: { gap: 'xl' } };
