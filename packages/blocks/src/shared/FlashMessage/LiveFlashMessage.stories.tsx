import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveFlashMessage } from './LiveFlashMessage.client';

const meta = {
  title: 'Components/FlashMessage/Live',
  component: LiveFlashMessage,
  parameters: { layout: 'padded' },
  args: {
    closeLabel: 'Hide this message',
    title: 'Request received',
    type: 'success',
    children: 'We answer within 24 hours.',
  },
} satisfies Meta<typeof LiveFlashMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Goes away by its own control. */
export const Default: Story = {};

/** Goes away by itself after 7 seconds. */
export const Floating: Story = { args: { isFloating: true } };

/** Has a link, so it stays until the link is followed. */
export const WithLink: Story = { args: { link: { text: 'See your tickets', href: '/tickets' } } };

/** Stands in the page and stays. */
export const Static: Story = {
  args: { isStatic: true, type: 'info', title: 'Maintenance', children: 'Sunday, 06:00 to 08:00.' },
};
