import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../tokens/vars';
import { Logo } from './Logo';

const meta = {
  title: 'Foundations/Logo',
  component: Logo,
  args: { name: 'Komax' },
  argTypes: { variant: { control: 'inline-radio', options: ['full', 'mark'] } },
  decorators: [
    (Story) => (
      <div style={{ padding: vars.space[6], color: vars.color.text.default }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Mark: Story = { args: { variant: 'mark', title: 'Komax' } };

export const LongName: Story = { args: { name: 'Komax North America Events' } };

export const Brands: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space[10] }}>
      {['Komax', 'Volta', 'Schleuniger', 'Cirris', 'Adaptronic', 'Diit', 'Hosver'].map((name) => (
        <Logo key={name} {...args} name={name} />
      ))}
    </div>
  ),
};

export const OnADarkSurface: Story = {
  args: { name: 'Schleuniger' },
  render: (args) => (
    <div
      data-tone="dark"
      style={{ padding: vars.space[6], background: vars.color.surface.base, color: vars.color.text.default }}
    >
      <Logo {...args} />
    </div>
  ),
};
