import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Tabs } from './Tabs.client';

const entries = [
  { id: 'parts', label: 'Spare and wear parts', href: '?tab=parts' },
  { id: 'knowledge', label: 'Knowledge hub', href: '?tab=knowledge' },
  { id: 'software', label: 'Software', href: '?tab=software' },
  { id: 'order', label: 'Order parts', href: '?tab=order' },
] as const;

type Id = (typeof entries)[number]['id'];

function Choice() {
  const [selected, setSelected] = useState<Id>('parts');
  return (
    <Tabs label="About this product" entries={entries} selected={selected} onSelect={setSelected}>
      {entries.find(({ id }) => id === selected)?.label}
    </Tabs>
  );
}

const meta = {
  title: 'Workspace/Tabs',
  parameters: { layout: 'padded' },
  render: () => <Choice />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };
