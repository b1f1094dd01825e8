import type { Meta, StoryObj } from '@storybook/react-vite';
import { themeNames } from '../tokens';
import { ContrastTable } from './ContrastTable';

const meta = {
  title: 'Foundations/Colour',
  parameters: { layout: 'padded' },
  component: ContrastTable,
  args: { theme: 'Default' },
  argTypes: { theme: { options: themeNames, control: 'select' } },
} satisfies Meta<typeof ContrastTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Copper: Story = { args: { theme: 'Copper' } };
export const Volta: Story = { args: { theme: 'Volta' } };
export const LightBlue: Story = { args: { theme: 'Light_Blue' } };
export const Iqc: Story = { args: { theme: 'Iqc' } };
export const Adaptronic: Story = { args: { theme: 'Adaptronic' } };
export const Cirris: Story = { args: { theme: 'Cirris' } };
export const Diit: Story = { args: { theme: 'Diit' } };
export const Hosver: Story = { args: { theme: 'Hosver' } };
export const Komax: Story = { args: { theme: 'Komax' } };
export const Schleuniger: Story = { args: { theme: 'Schleuniger' } };
