import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '../guide/Guidance';
import { onDark } from '../testing/storyDecorators';
import { Text } from '../Text/Text';
import { Link } from './Link';

const meta = {
  title: 'Components/Link',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'A link in text, underlined so that it is seen without colour.',
      use: [
        'Make the words say where it leads; they must hold when read alone in a list of links.',
        '`isExternal` for other houses’ sites, and the new-tab words where one is opened.',
      ],
      avoid: [
        '“Here” and “more” as the words of a link.',
        'For the main step of a section: take `ButtonLink`.',
      ],
    } satisfies Guidance,
  },
  component: Link,
  args: { href: '/en/products', children: 'All machines', dataLink: 'route' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keyboard focus is visible. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const { outlineStyle, outlineWidth } = getComputedStyle(link);
    await expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
    link.blur();
  },
};
export const External: Story = { args: { isExternal: true, href: 'https://example.com', dataLink: 'plain' } };
export const NewTab: Story = { args: { openInNewTab: true, newTabLabel: '(opens in a new tab)' } };
export const LongText: Story = {
  args: {
    children:
      'All machines for measuring, cutting, stripping, crimping, twisting, taping and testing of wires',
  },
};
/** Typical position: in running text, underlined. */
export const InText: Story = {
  decorators: [
    (Story) => (
      <Text>
        The process is described with <Story />, station by station.
      </Text>
    ),
  ],
};
export const OnDark: Story = { decorators: [onDark] };
