import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '@kmx/design-system/guide';
import { createBlockContext } from '../../testing/createBlockContext';
import { longText, longTitle } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { ShareTable } from './ShareTable';
import { shareTableMock } from './ShareTable.mock';
import { shareTableSchema } from './ShareTable.schema';

const meta = {
  title: 'Blocks/ShareTable',
  component: ShareTable,
  parameters: {
    guidance: {
      summary: 'The share’s course as a chart and a table that can be sorted and taken home as CSV.',
      use: [
        'Name the source and the day of the figures.',
        'A chart needs two prices at least, a table one row; with neither the block is not shown.',
        'Readers choose a period of the chart; those that the prices do not cover are left out.',
        'Choose what each column holds (words, numbers, days, shares in percent): sorting and alignment follow it.',
      ],
      avoid: [
        'Do not type what a provider delivers each day.',
        'Do not use it for products; `TechnicalData` knows units.',
      ],
      access: ['The chart is one picture with a description; sorting is told by aria-sort.'],
    } satisfies Guidance,
  },
  args: {
    data: shareTableSchema.parse(shareTableMock),
    context: createBlockContext({
      anchor: 'share-table-1',
      pageId: 'page-mock',
      lists: { sharePrices: { range: undefined, path: '/en/investors' } },
    }),
  },
} satisfies Meta<typeof ShareTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = {
  args: { data: shareTableSchema.parse({ ...shareTableMock, title: null, text: null }) },
};
export const LastMonth: Story = {
  args: {
    context: createBlockContext({
      anchor: 'share-table-1',
      pageId: 'page-mock',
      lists: { sharePrices: { range: '1m', path: '/en/investors' } },
    }),
  },
};
export const LongContent: Story = {
  args: { data: shareTableSchema.parse({ ...shareTableMock, title: longTitle, text: longText }) },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

/** The figures of the chart expand below it, the latest week first, and collapse again. */
export const FiguresUnfold: Story = {
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByText('The figures of the chart as a table');
    const [figures] = canvas.getAllByRole('table');
    await expect(figures).not.toBeVisible();
    await userEvent.click(title);
    await expect(figures).toBeVisible();
    await expect(figures?.querySelector('tbody tr')).toHaveTextContent('Jan 4, 2027144.36');
    await userEvent.click(title);
    await expect(figures).not.toBeVisible();
  },
};
