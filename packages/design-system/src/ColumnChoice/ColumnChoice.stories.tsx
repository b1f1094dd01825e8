import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Guidance } from '../guide/Guidance';
import { withOwnId } from '../testing/storyDecorators';
import { Text } from '../Text/Text';
import { ColumnChoice } from './ColumnChoice';

const meta = {
  title: 'Components/Workspace/ColumnChoice',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'A button with the columns of a table to tick. The first column, which names the row, stays.',
      use: [
        'Above a `DataTable` of more than five columns.',
        'Keep the reader’s choice for the next visit.',
        'Offer the columns in the order of the table.',
      ],
      avoid: [
        'To filter rows: take a `SheetButton` with fields.',
        'For two choices: two checkboxes in sight are quicker.',
      ],
      access: [
        'Ticking changes the table at once, the sheet stays open; Escape closes it and the focus returns to the button.',
      ],
    } satisfies Guidance,
  },
  component: ColumnChoice<string>,
  args: {
    id: 'columns',
    label: 'Columns',
    title: 'Columns shown',
    options: [
      { id: 'machine', label: 'Machine', isFixed: true },
      { id: 'serialNumber', label: 'Serial number' },
      { id: 'site', label: 'Site' },
    ],
    chosen: ['machine', 'site'],
    onChange: () => undefined,
  },
  decorators: [withOwnId],
} satisfies Meta<typeof ColumnChoice<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ManyColumns: Story = {
  args: {
    options: Array.from({ length: 14 }, (_, index) => ({
      id: `column-${index}`,
      label: index === 5 ? 'Zeitpunkt der letzten vorbeugenden Wartung' : `Column ${index + 1}`,
      isFixed: index === 0,
    })),
    chosen: ['column-0', 'column-1', 'column-5'],
  },
};
/** Hides one column; the first one cannot be hidden. */
export const Chooses: Story = {
  render: function Choosing(args) {
    const [chosen, setChosen] = useState(args.chosen);
    return (
      <>
        <ColumnChoice {...args} chosen={chosen} onChange={setChosen} />
        <Text>Shown: {chosen.join(', ')}</Text>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await expect(canvas.getByRole('dialog', { name: 'Columns' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Machine' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Serial number' }));
    await expect(canvas.getByText('Shown: machine, serialNumber, site')).toBeInTheDocument();
  },
};
