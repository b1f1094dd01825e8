import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from '../Prose/Prose';
import { Accordion } from './Accordion';

const meta = {
  title: 'Components/Accordion',
  parameters: { layout: 'padded' },
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
