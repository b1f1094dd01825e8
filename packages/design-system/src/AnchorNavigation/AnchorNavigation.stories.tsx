import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../Container/Container';
import type { Guidance } from '../guide/Guidance';
import { Heading } from '../Heading/Heading';
import { Section } from '../Section/Section';
import { Stack } from '../Stack/Stack';
import { rightToLeft } from '../testing/storyDecorators';
import { Text } from '../Text/Text';
import { AnchorNavigation } from './AnchorNavigation';
import { anchorNavigationMock } from './AnchorNavigation.mock';

const meta = {
  title: 'Components/AnchorNavigation',
  parameters: {
    guidance: {
      summary:
        'The sections of one long page in a single line. It stays below the header on wide screens and scrolls sideways on small ones.',
      use: [
        'For a page of four to eight sections that readers enter with different questions: a product, a process, an application.',
        'Two or three words an entry, in the order of the sections.',
      ],
      avoid: [
        'To lead to other pages: that is the header’s or the breadcrumb’s work.',
        'More than eight entries: the last ones stand behind the edge where nobody looks.',
      ],
      access: ['Named as a navigation of its own; a press moves the view and the focus to the section.'],
    } satisfies Guidance,
  },
  component: AnchorNavigation,
  args: anchorNavigationMock,
  decorators: [
    // The outer decorator provides the ids, because one page may show all stories.
    (Story, { args }) => (
      <>
        <Story />
        {args.items.map(({ id, text }, index) => (
          <Section key={id} tone={index % 2 === 0 ? 'paper' : 'mist'}>
            <Container>
              <div id={id}>
                <Stack gap="s">
                  <Heading level={2}>{text}</Heading>
                  <Text>Cut, strip, crimp, twist and test: one section of a long page.</Text>
                </Stack>
              </div>
            </Container>
          </Section>
        ))}
      </>
    ),
    (Story, { args, id }) => (
      <Story args={{ ...args, items: args.items.map((item) => ({ ...item, id: `${id}-${item.id}` })) }} />
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
export const RightToLeft: Story = { decorators: [rightToLeft] };
/** Follows an entry to its section. */
export const LeadsToItsSection: Story = {
  play: async ({ canvas, canvasElement }) => {
    const entry = canvas.getByRole('link', { name: 'In figures' });
    const section = canvasElement.querySelector(`[id="${entry.getAttribute('href')?.slice(1) ?? ''}"]`);
    await expect(section).toHaveTextContent('In figures');
  },
};
