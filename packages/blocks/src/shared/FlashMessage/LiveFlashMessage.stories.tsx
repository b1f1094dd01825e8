import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guidance } from '@kmx/design-system/guide';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { LiveFlashMessage } from './LiveFlashMessage.client';

const meta = {
  title: 'Blocks/LiveFlashMessage',
  component: LiveFlashMessage,
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'A notice that answers what the reader has done, with its time and its end.',
      use: [
        'Floating for outcomes that need no answer; it leaves after 7 seconds.',
        'With a link it has no close button: the link is the way on.',
      ],
      avoid: ['Do not float errors; they stand at the place where they can be mended.'],
      access: [
        'Successes and notes are said politely, errors at once; what stands in the page from the start is not announced.',
      ],
    } satisfies Guidance,
  },
  args: {
    closeLabel: 'Hide this message',
    title: 'Request received',
    type: 'success',
    children: 'We answer within 24 hours.',
  },
} satisfies Meta<typeof LiveFlashMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Closed automatically after 7 seconds. */
export const Floating: Story = { args: { isFloating: true } };

/** Has a link, so it stays open. */
export const WithLink: Story = { args: { link: { text: 'See your tickets', href: '/tickets' } } };

export const Static: Story = {
  args: { isStatic: true, type: 'info', title: 'Maintenance', children: 'Sunday, 06:00 to 08:00.' },
};

export const Minimal: Story = { args: { title: undefined } };

export const LongContent: Story = { args: { title: `${longTitle} ${longWord}`, children: longText } };

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide this message' }));
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};
