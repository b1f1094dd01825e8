import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from './Table';
import { tableMock } from './Table.mock';

const meta = {
  title: 'Components/Table',
  parameters: { layout: 'padded' },
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
