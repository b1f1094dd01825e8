import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Guidance } from '../guide/Guidance';
import { onDark } from '../testing/storyDecorators';
import { Text } from '../Text/Text';
import { SiteFooterButton } from './SiteFooter';

const meta = {
  title: 'Components/SiteFooterButton',
  component: SiteFooterButton,
  parameters: {
    guidance: {
      summary: 'An action among the links of the footer: it looks like them and acts on this page.',
      use: [
        'For what opens over the page, such as the privacy settings.',
        'Last in the legal line, named like a link: “Privacy settings”.',
      ],
      avoid: [
        'For another page: the footer’s links do that.',
        'For what readers come for: take `Button` in the text.',
      ],
    } satisfies Guidance,
  },
  args: { children: 'Privacy settings' },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
    onDark,
  ],
} satisfies Meta<typeof SiteFooterButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { children: 'Datenschutzeinstellungen und Cookies verwalten' } };
export const Acts: Story = {
  render: function Opening(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <SiteFooterButton {...args} onClick={() => setOpen(true)} />
        {isOpen && (
          <li>
            <Text>The settings are open.</Text>
          </li>
        )}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Privacy settings' }));
    await expect(canvas.getByText('The settings are open.')).toBeVisible();
  },
};
