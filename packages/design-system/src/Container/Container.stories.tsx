import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { Container } from './Container';
import { Ruler } from './Container.mock';

const meta = {
  title: 'Components/Container',
  parameters: {
    guidance: {
      summary:
        'Sets how wide the content of a section is. All widths share one left edge, so blocks of different widths line up.',
      use: [
        'Stretched (1180) for pictures, cards and tables, break-out (980) for films and data, inline (780) for reading.',
        'Once in a section, around everything that stands in it.',
      ],
      avoid: [
        'Containers inside one another: the gutters would add up.',
        'Full width for running text: lines grow past 75 characters.',
      ],
    } satisfies Guidance,
  },
  component: Container,
  args: { width: 'stretched', children: <Ruler>stretched, 1180</Ruler> },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllWidths: Story = {
  render: () => (
    <>
      <Container width="full">
        <Ruler>full, 1440</Ruler>
      </Container>
      <Container width="stretched">
        <Ruler>stretched, 1180</Ruler>
      </Container>
      <Container width="breakOut">
        <Ruler>breakOut, 980</Ruler>
      </Container>
      <Container width="inline">
        <Ruler>inline, 780</Ruler>
      </Container>
    </>
  ),
};
