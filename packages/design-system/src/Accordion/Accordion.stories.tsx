import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guidance } from '../guide/Guidance';
import { Prose } from '../Prose/Prose';
import { rightToLeft } from '../testing/storyDecorators';
import { Accordion } from './Accordion';

const meta = {
  title: 'Components/Accordion',
  parameters: {
    layout: 'padded',
    guidance: {
      summary:
        'Questions one below the other that fold open: the reader sees all of them before opening one.',
      use: [
        'For four to twelve answers of which a reader needs one or two.',
        'Word each title so that it can be judged while it is closed: the question itself, not “More”.',
        'Give the items a common `name` where two open answers would push each other out of sight.',
      ],
      avoid: [
        'To hide what everybody must read, such as a warning: set it as text.',
        'For two or three short passages: headings with text take less pressing.',
        'An accordion inside an accordion: split the page instead.',
      ],
      access: [
        'Each title is a heading of the page’s outline; Enter and the space bar open and close.',
        'The browser’s search in the page opens the item it finds words in.',
      ],
    } satisfies Guidance,
  },
  component: Accordion,
  args: {
    items: [
      {
        id: 'applicators',
        title: 'Which applicators fit?',
        content: (
          <Prose>
            <p>All quick-change applicators with a stroke of 40 mm.</p>
          </Prose>
        ),
      },
      { id: 'changeover', title: 'How long does a changeover take?', content: 'About four minutes.' },
      { id: 'training', title: 'Who may do it?', content: 'Every operator with the basic training.' },
    ],
  },
  decorators: [
    (Story, { args, id }) => (
      <Story
        args={{
          ...args,
          name: args.name && `${id}-${args.name}`,
          items: args.items.map((item) => ({ ...item, id: `${id}-${item.id}` })),
        }}
      />
    ),
  ],
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneAtATime: Story = { args: { name: 'questions' } };
export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        title:
          'How long does the changeover to another terminal take, and who may do it without further training?',
        content: 'About four minutes.',
      },
    ],
  },
};
export const RightToLeft: Story = { decorators: [rightToLeft] };
export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByText('How long does a changeover take?');
    const panel = canvas.getByText('About four minutes.');
    await expect(panel).not.toBeVisible();
    await userEvent.click(title);
    await expect(panel).toBeVisible();
    await userEvent.click(title);
    await expect(panel).not.toBeVisible();
  },
};
export const ClosesTheOther: Story = {
  ...OneAtATime,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('How long does a changeover take?'));
    await userEvent.click(canvas.getByText('Who may do it?'));
    await expect(canvas.getByText('Every operator with the basic training.')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('About four minutes.')).not.toBeVisible());
  },
};
