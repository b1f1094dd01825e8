import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack';
import { vars } from '../tokens';

const steps = {
  '4 px': vars.space[1],
  '8 px': vars.space[2],
  '12 px': vars.space[3],
  '16 px': vars.space[4],
  '20 px': vars.space[5],
  '24 px': vars.space[6],
  '32 px': vars.space[8],
  '40 px': vars.space[10],
  '48 px': vars.space[12],
  '64 px': vars.space[16],
  '80 px': vars.space[20],
  '96 px': vars.space[24],
};

const meanings = {
  'stack xs': vars.space.stack.xs,
  'stack s': vars.space.stack.s,
  'stack m': vars.space.stack.m,
  'stack l': vars.space.stack.l,
  'stack xl': vars.space.stack.xl,
  gutter: vars.space.gutter,
  column: vars.space.column,
  'section m': vars.space.section.m,
  'section l': vars.space.section.l,
};

const widths = {
  'inline 780': vars.width.inline,
  'aside square 960': vars.width.asideSquare,
  'break out 980': vars.width.breakOut,
  'stretched 1180': vars.width.stretched,
  'full 1440': vars.width.full,
};

const Lengths = ({ lengths }: { readonly lengths: Readonly<Record<string, string>> }) => (
  <Stack gap="s">
    {Object.entries(lengths).map(([name, length]) => (
      <div key={name}>
        <p style={{ fontFamily: vars.font.mono, fontSize: vars.size.xxs }}>{name}</p>
        <div
          style={{
            inlineSize: length,
            maxInlineSize: '100%',
            borderBlockEnd: `${vars.line.wire} solid ${vars.color.line.wire}`,
          }}
        />
      </div>
    ))}
  </Stack>
);

const meta = {
  title: 'Foundations/Space',
  parameters: { layout: 'padded' },
  component: Lengths,
  args: { lengths: steps },
} satisfies Meta<typeof Lengths>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Meanings: Story = { args: { lengths: meanings } };
export const Widths: Story = { args: { lengths: widths } };
