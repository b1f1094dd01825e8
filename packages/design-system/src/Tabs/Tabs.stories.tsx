import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Guidance } from '../guide/Guidance';
import { rightToLeft } from '../testing/storyDecorators';
import { Tabs } from './Tabs.client';

const entries = [
  { id: 'parts', label: 'Spare and wear parts', href: '?tab=parts' },
  { id: 'knowledge', label: 'Knowledge hub', href: '?tab=knowledge' },
  { id: 'software', label: 'Software', href: '?tab=software' },
  { id: 'order', label: 'Order parts', href: '?tab=order' },
];

const meta = {
  title: 'Components/Workspace/Tabs',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'Parts of one thing, one at a time, each with an address of its own.',
      use: [
        'For two to six views of the same object: a machine’s parts, documents, software.',
        'One to three words a tab, all nouns.',
      ],
      avoid: [
        'For what readers compare: show it side by side.',
        'As steps: tabs promise that the order does not matter.',
        'As the site’s navigation: take links.',
      ],
      access: [
        'Arrow keys, Home and End move the focus, in the direction of the script; Enter or the space bar shows.',
      ],
    } satisfies Guidance,
  },
  component: Tabs<string>,
  args: {
    label: 'About this product',
    entries,
    selected: 'parts',
    onSelect: () => undefined,
    children: 'Spare and wear parts',
  },
  render: function Choosing(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <Tabs {...args} selected={selected} onSelect={setSelected}>
        {args.entries.find(({ id }) => id === selected)?.label}
      </Tabs>
    );
  },
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };
/** Arrow keys follow the script: to the left is forward. */
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Knowledge hub' })).toHaveFocus();
  },
};
export const TooManyForALine: Story = {
  args: {
    entries: Array.from({ length: 9 }, (_, index) => ({
      id: index === 0 ? 'parts' : `part-${index}`,
      label: index === 3 ? 'Maschinenkonfigurationsübersicht' : `Documents of part ${index + 1}`,
      href: `?tab=${index}`,
    })),
  },
};
/** Arrow keys move the focus; only Enter, the space bar or a press selects. */
export const Switches: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Software' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Spare and wear parts');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('tabpanel', { name: 'Software' })).toHaveTextContent('Software');
    await userEvent.click(canvas.getByRole('tab', { name: 'Order parts' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Order parts' })).toBeVisible();
  },
};
