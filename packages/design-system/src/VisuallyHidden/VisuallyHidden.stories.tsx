import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Components/VisuallyHidden',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'Words for screen readers only.',
      use: [
        'Where sight has a sign that hearing lacks: “opens in a new tab”, the caption of a table under a heading.',
      ],
      avoid: ['To load a page with words for search engines.', 'For what everybody needs: show it.'],
    } satisfies Guidance,
  },
  component: VisuallyHidden,
  args: { children: 'Opens in a new tab' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is visible: the text is in the accessibility tree. */
export const Default: Story = {};
