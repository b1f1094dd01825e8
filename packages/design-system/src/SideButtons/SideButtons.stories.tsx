import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guidance } from '../guide/Guidance';
import { inWindow, rightToLeft } from '../testing/storyDecorators';
import { SideButtons } from './SideButtons';

const meta = {
  title: 'Components/SideButtons',
  parameters: {
    guidance: {
      summary:
        'One to four shortcuts in the lower corner of the window, which rest above the footer: contact, comparison, news.',
      use: [
        'Only for what helps on every page.',
        'Choose icons that are clear without the label, which shows on pointing and focus.',
      ],
      avoid: [
        'For the main step of the page: it belongs into the text.',
        'More than four: the column covers what is beside it.',
      ],
    } satisfies Guidance,
  },
  component: SideButtons,
  args: {
    label: 'Shortcuts',
    items: [
      { id: 'contact', icon: 'contact', label: 'Contact', popoverTarget: 'contact-panel' },
      { id: 'compare', icon: 'compare', label: 'Compare', href: '/en/compare' },
      { id: 'news', icon: 'bell', label: 'News', href: '#news', dataLink: 'action' },
    ],
  },
  decorators: [inWindow],
} satisfies Meta<typeof SideButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongContent: Story = {
  args: {
    items: [
      {
        id: 'contact',
        icon: 'contact',
        label: 'Talk to an expert about your application',
        href: '/en/contact',
      },
    ],
  },
};
export const RightToLeft: Story = { decorators: [rightToLeft] };
/** Hover and keyboard focus show the label. */
export const ShowsItsWords: Story = {
  args: { items: [{ id: 'compare', icon: 'compare', label: 'Compare', href: '/en/compare' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const shortcut = canvas.getByRole('link', { name: 'Compare' });
    await expect(shortcut).toHaveFocus();
    await waitFor(() => expect(getComputedStyle(canvas.getByText('Compare')).opacity).toBe('1'));
  },
};
