import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { vars } from '../tokens/vars';
import { Logo } from './Logo';

const meta = {
  title: 'Foundations/Logo',
  parameters: {
    guidance: {
      summary:
        'The mark of the house, a block the wire runs through and out of, with the name of the site beside it.',
      use: [
        'Once in the header, with the brand’s name.',
        'The mark alone where the name stands nearby or room is short.',
      ],
      avoid: [
        'On pictures or busy surfaces: it takes the colour of the text and needs calm ground.',
        'Names set in another face, or a stretched mark.',
      ],
      access: ['With a `title` it is an image with that name; in a link the link is named instead.'],
    } satisfies Guidance,
  },
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
