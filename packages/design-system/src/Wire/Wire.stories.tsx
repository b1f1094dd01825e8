import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { Icon } from '../icons';
import { vars } from '../tokens/vars';
import { Wire } from './Wire';

const meta = {
  title: 'Components/Wire',
  parameters: {
    guidance: {
      summary: 'The motif of the house as a drawing: divider, corner, trail, empty state, progress.',
      use: [
        'One drawing in a section, in the colour of the text or of the wire.',
        'Divider between two parts of a page, empty where a list has nothing, progress for a known share.',
      ],
      avoid: [
        'As mere decoration beside a picture: one line is enough.',
        'In motion without end: it is drawn once, on arrival.',
      ],
      access: ['Always an ornament, silent to screen readers: the words beside it say what it means.'],
    } satisfies Guidance,
  },
  component: Wire,
  args: { variant: 'divider' },
  argTypes: {
    variant: { control: 'select', options: ['divider', 'corner', 'trail', 'empty', 'progress'] },
    progress: { control: { type: 'range', min: 0, max: 1, step: 0.05 } },
  },
  decorators: [
    (Story) => (
      <div style={{ padding: vars.space[6], color: vars.color.text.default, fontFamily: vars.font.text }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Wire>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Divider: Story = {};

export const DividerInANarrowColumn: Story = {
  render: (args) => (
    <div style={{ inlineSize: '14rem' }}>
      <Wire {...args} />
    </div>
  ),
};

export const Corner: Story = {
  args: { variant: 'corner' },
  render: (args) => (
    <div style={{ inlineSize: '60%', blockSize: '10rem' }}>
      <Wire {...args} />
    </div>
  ),
};

export const Trail: Story = {
  args: { variant: 'trail' },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }}>
      <Icon name="home" size={16} title="Home" />
      <Wire {...args} />
      Products
      <Wire {...args} />
      Crimping
    </div>
  ),
};

export const Empty: Story = {
  args: { variant: 'empty' },
  render: (args) => (
    <div style={{ display: 'grid', gap: vars.space[4], justifyItems: 'start' }}>
      <Wire {...args} />
      Nothing has been saved in this list yet.
    </div>
  ),
};

export const Progress: Story = {
  args: { variant: 'progress', progress: 0.4 },
};

export const ProgressFromStartToEnd: Story = {
  args: { variant: 'progress' },
  render: (args) => (
    <div style={{ display: 'grid', gap: vars.space[6] }}>
      {[0, 0.25, 0.5, 0.75, 1].map((progress) => (
        <Wire key={progress} {...args} progress={progress} />
      ))}
    </div>
  ),
};
