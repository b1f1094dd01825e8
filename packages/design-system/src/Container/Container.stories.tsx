import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from './Container';
import { Ruler } from './Container.mock';

const meta = {
  title: 'Components/Container',
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
