import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockContext } from '../testing/createBlockContext';
import { longText, longTitle, longWord } from '../testing/longContent';
import { KeyFiguresComparison } from './KeyFiguresComparison';
import { keyFiguresComparisonMock } from './KeyFiguresComparison.mock';
import { keyFiguresComparisonSchema } from './KeyFiguresComparison.schema';

const meta = {
  title: 'Blocks/KeyFiguresComparison',
  component: KeyFiguresComparison,
  args: {
    data: keyFiguresComparisonSchema.parse(keyFiguresComparisonMock),
    context: createBlockContext({ anchor: 'key-figures-comparison-1' }),
  },
} satisfies Meta<typeof KeyFiguresComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Minimal: Story = {
  args: {
    data: keyFiguresComparisonSchema.parse({
      ...keyFiguresComparisonMock,
      text: null,
      rows: keyFiguresComparisonMock.rows.slice(0, 1),
    }),
  },
};

export const LongContent: Story = {
  args: {
    data: keyFiguresComparisonSchema.parse({
      ...keyFiguresComparisonMock,
      title: longTitle,
      text: longText,
      rows: [
        ...keyFiguresComparisonMock.rows,
        {
          label: `${longTitle} ${longWord}`,
          unit: 'mm²/min',
          values: [{ value: '1 234 567.89' }, { value: '1 234 567.89' }, { value: '1 234 567.89' }],
        },
      ],
    }),
  },
};
