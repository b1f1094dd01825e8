import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { rightToLeft } from '../testing/storyDecorators';
import { Table } from './Table';
import { tableMock } from './Table.mock';

const meta = {
  title: 'Components/Table',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'A table to read: technical data, comparisons, prices. Figures line up.',
      use: [
        'For facts that are read along a row or down a column.',
        'Rows of sentences are cards on a telephone (`isStacked`); figures that are compared down a column scroll.',
        'Put the unit into the row’s head, not into each cell.',
        'Hide the caption only where a heading above says the same.',
      ],
      avoid: [
        'For rows that are sorted or worked through: take `DataTable`.',
        'For layout: take `Grid` or `Stack`, which fold on a telephone.',
        'Merged cells: repeat the value.',
      ],
      access: ['Where it is wider than the page it scrolls in a named region that the keyboard reaches.'],
    } satisfies Guidance,
  },
  component: Table,
  args: tableMock,
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const HiddenCaption: Story = { args: { isCaptionHidden: true } };
export const ManyColumns: Story = {
  args: {
    columns: [
      ...tableMock.columns,
      { id: 'zeta-640', label: 'Zeta 640', isNumeric: true },
      { id: 'zeta-650', label: 'Zeta 650', isNumeric: true },
      { id: 'zeta-655', label: 'Zeta 655', isNumeric: true },
    ],
    rows: tableMock.rows.map(({ id, cells }) => ({ id, cells: [...cells, ...cells.slice(1), cells[1]] })),
  },
};
export const LongContent: Story = {
  args: {
    rows: [
      {
        id: 'long',
        cells: ['Querschnittsbereich bei Verarbeitung mit Einzeladerabdichtung', '0.13–4', 'auf Anfrage'],
      },
      ...tableMock.rows,
    ],
  },
};
export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };
/** The rows are cards below 1024 px. */
export const Stacked: Story = {
  args: { isStacked: true },
  globals: { viewport: { value: 'mobile' } },
};
export const RightToLeft: Story = { decorators: [rightToLeft] };
