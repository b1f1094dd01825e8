import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guidance } from '../guide/Guidance';
import { SkipLink } from './SkipLink';

const meta = {
  title: 'Components/SkipLink',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'The first stop of the tab key: jumps over header and navigation to the content.',
      use: [
        'Once, as the first thing in the body.',
        'Give the target `tabindex="-1"`, so that the focus moves there too.',
      ],
      avoid: ['Several of them: one to the content is enough where landmarks are named.'],
    } satisfies Guidance,
  },
  component: SkipLink,
  args: { href: '#content', children: 'Skip to content' },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
};
