import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { onDark, rightToLeft } from '../testing/storyDecorators';
import { ButtonLink } from './ButtonLink';

const meta = {
  title: 'Components/ButtonLink',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'A link with the weight of a button: the one step a page leads up to.',
      use: [
        'For the next page a section argues for: the contact form, the product, the registration.',
        'Say in the words where it leads: “All crimping machines”, not “Learn more”.',
        'Give a link in a new tab its label and the `external-link` icon.',
      ],
      avoid: [
        'In running text: take `Link`.',
        'For more than two in a section: a list of links is easier to read.',
      ],
    } satisfies Guidance,
  },
  component: ButtonLink,
  args: { href: '/en/contact', children: 'Talk to an expert' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Secondary: Story = { args: { variant: 'secondary', icon: 'arrow-right' } };
export const NewTab: Story = {
  args: { openInNewTab: true, newTabLabel: '(opens in a new tab)', icon: 'external-link' },
};
export const Download: Story = { args: { href: '/file/data-sheet', download: true, icon: 'download' } };
export const LongText: Story = {
  args: { children: 'Talk to an expert about the right machine for your wires and cables' },
};
export const Ghost: Story = { args: { variant: 'ghost', icon: 'arrow-right' } };
export const Small: Story = { args: { size: 's' } };
export const OnDark: Story = { decorators: [onDark] };
export const RightToLeft: Story = { args: { icon: 'arrow-right' }, decorators: [rightToLeft] };
