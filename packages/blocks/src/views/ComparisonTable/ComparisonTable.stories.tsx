import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guidance } from '@kmx/design-system/guide';
import { catchSubmission } from '../../testing/catchSubmission';
import { createPageContext } from '../../testing/createBlockContext';
import { longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { ComparisonTable } from './ComparisonTable';
import { comparisonFormMock, comparisonSheetMock, oneTableMock } from './ComparisonTable.mock';

const [first] = comparisonSheetMock.columns;
const firstCells = comparisonSheetMock.rows.map((row) => ({ ...row, cells: row.cells.slice(0, 1) }));

const meta = {
  title: 'Blocks/Products/ComparisonTable',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'Products side by side, differences first.',
      use: [
        'Three columns show without scrolling on a laptop; more scroll sideways, with the first column held. A phone shows two, and selects to change them.',
        'Rows that differ come first. A mark at their head and a line above the table say so; no word is repeated.',
        'Figures are aligned at their end. Bars compare single figures of one quantity, never bounds, ranges or temperatures.',
        'A missing value is a dash, never an empty cell.',
      ],
      avoid: ['Do not head two columns with the same name: a chosen variant names its column.'],
      access: [
        'A real table with row and column headings; the scrolling region can be reached and moved by keyboard.',
      ],
    } satisfies Guidance,
  },
  component: ComparisonTable,
  args: { intl: createPageContext().intl, sheet: comparisonSheetMock, form: comparisonFormMock },
} satisfies Meta<typeof ComparisonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Minimal: Story = {
  args: {
    sheet: { ...comparisonSheetMock, columns: first ? [first] : [], rows: firstCells, additions: [] },
  },
};

/** The same machine twice: the sticky headings distinguish the columns. */
export const TwoVariants: Story = {
  args: {
    sheet: {
      ...comparisonSheetMock,
      columns: first
        ? ['v1', 'v2'].map((variantId) => ({
            ...first,
            key: variantId,
            variantId,
            removeAllHref: first.removeHref,
          }))
        : [],
      rows: comparisonSheetMock.rows.map((row) => ({ ...row, cells: row.cells.slice(0, 2) })),
    },
  },
};

/** Machines of two classifications: shared properties come first. */
export const OneTable: Story = { args: { sheet: oneTableMock } };

const phone = { viewport: { value: 'mobile' } };

/** Two products at a time, chosen above the table; a property is above its values. */
export const SmallScreen: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const shown = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(shown()).toEqual(['Technical data', 'Alpha 530', 'Alpha 550']);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Second product' }), 'Zeta 640');
    await expect(shown()).toEqual(['Technical data', 'Alpha 530', 'Zeta 640']);
    const row = within(canvas.getByRole('row', { name: /^Processing stations/ }));
    await expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['5', '36']);
  },
};

export const OneTableOnSmallScreen: Story = { globals: phone, args: { sheet: oneTableMock } };

export const OnlyDifferences: Story = {
  args: {
    sheet: {
      ...comparisonSheetMock,
      rows: comparisonSheetMock.rows.filter(({ isDifferent }) => isDifferent),
    },
  },
};

export const NoDifferences: Story = {
  args: { sheet: { ...comparisonSheetMock, rows: [], differentCount: 0 } },
};

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
        applicable: [...row.applicable, ...row.applicable],
      })),
    },
  },
};

export const WithoutPicture: Story = {
  args: {
    sheet: {
      ...comparisonSheetMock,
      columns: comparisonSheetMock.columns.map((column) => ({ ...column, pictureUrl: null })),
    },
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

/** Changes the variant of one column: the form identifies the product and preserves the comparison. */
export const ChoosesAVariant: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sent = catchSubmission(canvasElement);
    const column = within(canvas.getByRole('cell', { name: /Alpha 550/ }));
    await userEvent.selectOptions(column.getByRole('combobox', { name: 'Variant' }), 'v2');
    await userEvent.click(column.getByRole('button', { name: /Alpha 550$/ }));
    await expect(sent).toEqual([
      'variant=v2',
      'compare=crimping:alpha-530,alpha-550,zeta-640',
      'change=alpha-550',
    ]);
  },
};

/** Adds another product of the same classification beside the others. */
export const AddsAProduct: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sent = catchSubmission(canvasElement);
    const others = canvas.getByRole('combobox', { name: 'Add another product' });
    await userEvent.selectOptions(others, 'Zeta 630');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(sent).toEqual([
      'add=zeta-630',
      'compare=crimping:alpha-530,alpha-550,zeta-640',
      'in=crimping',
    ]);
  },
};
