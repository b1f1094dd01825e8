import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './Heading';

const meta = {
  title: 'Components/Heading',
  parameters: { layout: 'padded' },
  component: Heading,
  args: { level: 1, children: 'Crimp to crimp, to hundredths of a millimetre' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Level2: Story = { args: { level: 2 } };
export const Level3: Story = { args: { level: 3 } };
export const Cut: Story = { args: { cut: true } };
export const LongText: Story = { args: { children: 'Kabelverarbeitungsmaschinenkonfigurationsübersicht' } };
