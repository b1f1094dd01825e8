import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ruler } from '../Container/Container.mock';
import type { Guidance } from '../guide/Guidance';
import { Stack } from './Stack';

const Rows = () => ['One', 'Two', 'Three', 'Four'].map((text) => <Ruler key={text}>{text}</Ruler>);

const meta = {
  title: 'Components/Stack',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'Things one below the other with the same distance.',
      use: [
        'Between heading, text and button of a block; the gap by nearness: `xs` for a label and its value, `s` inside a group, `m` between parts, `l` and `xl` between groups.',
      ],
      avoid: ['Margins at the things themselves: the stack owns the distance.', 'For columns: take `Grid`.'],
    } satisfies Guidance,
  },
  component: Stack,
  args: { gap: 'm', children: <Rows /> },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wide: Story = { args: { gap: 'xl' } };
export const Near: Story = { args: { gap: 's' } };
