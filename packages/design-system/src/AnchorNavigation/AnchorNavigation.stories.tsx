import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../Container/Container';
import { Heading } from '../Heading/Heading';
import { Section } from '../Section/Section';
import { Text } from '../Text/Text';
import { AnchorNavigation } from './AnchorNavigation';
import { anchorNavigationMock } from './AnchorNavigation.mock';

const meta = {
  title: 'Components/AnchorNavigation',
  component: AnchorNavigation,
  args: anchorNavigationMock,
  decorators: [
    (Story, { args }) => (
      <>
        <Story />
        {args.items.map(({ id, text }, index) => (
          <Section key={id} tone={index % 2 === 0 ? 'paper' : 'mist'}>
            <Container>
              <div id={id}>
                <Heading level={2}>{text}</Heading>
                <Text>Cut, strip, crimp, twist and test: one section of a long page.</Text>
              </div>
            </Container>
          </Section>
        ))}
      </>
    ),
  ],
} satisfies Meta<typeof AnchorNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongContent: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({
      id: `rich-text-${index}`,
      text: `${index + 1}. Crimphöhenüberwachung und Querschnittsprüfung in der Serie`,
    })),
  },
};
export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };
