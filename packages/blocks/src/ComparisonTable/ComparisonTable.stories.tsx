import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPageContext } from '../testing/createBlockContext';
import { longTitle, longWord } from '../testing/longContent';
import { ComparisonTable } from './ComparisonTable';
import { comparisonFormMock, comparisonSheetMock } from './ComparisonTable.mock';

const [first] = comparisonSheetMock.columns;
const firstCells = comparisonSheetMock.rows.map((row) => ({ ...row, cells: row.cells.slice(0, 1) }));

const meta = {
  title: 'Products/ComparisonTable',
  parameters: { layout: 'padded' },
  component: ComparisonTable,
  args: { intl: createPageContext().intl, sheet: comparisonSheetMock, form: comparisonFormMock },
} satisfies Meta<typeof ComparisonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Minimal: Story = {
  args: {
    sheet: { ...comparisonSheetMock, columns: first ? [first] : [], rows: firstCells, others: [] },
  },
};

export const OnlyDifferences: Story = {
  args: {
    sheet: {
      ...comparisonSheetMock,
      rows: comparisonSheetMock.rows.filter(({ isDifferent }) => isDifferent),
    },
  },
};

export const NoDifferences: Story = { args: { sheet: { ...comparisonSheetMock, rows: [] } } };

export const LongContent: Story = {
  args: {
    sheet: {
      ...comparisonSheetMock,
      name: longTitle,
      leftOut: 3,
      columns: [...comparisonSheetMock.columns, ...comparisonSheetMock.columns].map((column, index) => ({
        ...column,
        key: `${column.key}:${index}`,
        name: index === 1 ? longWord : column.name,
        removeAllHref: column.removeHref,
      })),
      rows: comparisonSheetMock.rows.map((row, index) => ({
        ...row,
        name: index === 1 ? `${longTitle} ${longWord}` : row.name,
        cells: [...row.cells, ...row.cells],
      })),
    },
  },
};
