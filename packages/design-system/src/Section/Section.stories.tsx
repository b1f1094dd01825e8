import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Container } from '../Container/Container';
import type { Guidance } from '../guide/Guidance';
import { Heading } from '../Heading/Heading';
import { Overline } from '../Overline/Overline';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Section } from './Section';

const meta = {
  title: 'Components/Section',
  parameters: {
    guidance: {
      summary:
        'A band of the page on one surface. Text, lines and controls inside take the surface’s colours.',
      use: [
        'Paper for most of a page, mist to set a group apart, dark once or twice, accent once at most for what must be seen.',
        'Name it by its heading (`labelledBy`).',
      ],
      avoid: [
        'Two dark or accent sections in a row: the change is what carries the weight.',
        'Colours set by hand inside: the tone brings them with their contrast.',
      ],
    } satisfies Guidance,
  },
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
export const Tight: Story = { args: { tone: 'mist', spacing: 'm' } };
export const AllTones: Story = {
  render: ({ children }) => (
    <>
      <Section>{children}</Section>
      <Section tone="mist">{children}</Section>
      <Section tone="dark">{children}</Section>
      <Section tone="accent">{children}</Section>
    </>
  ),
};
