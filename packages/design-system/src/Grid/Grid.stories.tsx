import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ruler } from '../Container/Container.mock';
import { Grid } from './Grid';

const Rows = () => ['One', 'Two', 'Three', 'Four'].map((text) => <Ruler key={text}>{text}</Ruler>);

const meta = {
  title: 'Components/Grid',
  parameters: { layout: 'padded' },
  component: Grid,
  args: { columns: 3, children: <Rows /> },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Two: Story = { args: { columns: 2 } };
export const Four: Story = { args: { columns: 4 } };
