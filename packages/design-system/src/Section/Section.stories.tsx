import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Container } from '../Container/Container';
import { Heading } from '../Heading/Heading';
import { Overline } from '../Overline/Overline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Section } from './Section';

const meta = {
  title: 'Components/Section',
  component: Section,
  args: {
    children: (
      <Container>
        <Stack gap="m">
          <Overline>Service</Overline>
          <Heading level={2}>A technician within 24 hours</Heading>
          <Text tone="muted">Text, lines and controls follow the surface they stand on.</Text>
          <Button>Request service</Button>
          <Button variant="secondary">See the plans</Button>
        </Stack>
      </Container>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mist: Story = { args: { tone: 'mist' } };
export const Dark: Story = { args: { tone: 'dark' } };
export const Accent: Story = { args: { tone: 'accent' } };
