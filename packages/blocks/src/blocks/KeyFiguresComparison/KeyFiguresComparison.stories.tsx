import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createBlockContext } from '../../testing/createBlockContext';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { KeyFiguresComparison } from './KeyFiguresComparison';
import { keyFiguresComparisonMock } from './KeyFiguresComparison.mock';
import { keyFiguresComparisonSchema } from './KeyFiguresComparison.schema';

const meta = {
  title: 'Blocks/KeyFiguresComparison',
  component: KeyFiguresComparison,
  parameters: {
    guidance: {
      summary: 'A small table that sets a few figures of two to five things side by side.',
      use: [
        'Put the unit in the row, so that the cells hold figures only and line up at the decimal.',
        'Order the columns from small to large or from old to new.',
        'At most twelve rows: what is longer is a data sheet.',
      ],
      avoid: [
        'Do not compare products of the catalogue: the comparison knows their values and keeps them true.',
        'Do not leave a cell empty: every row needs a value for every column, and a dash says “does not apply”.',
      ],
    } satisfies Guidance,
  },
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

/** Texts are aligned at the start, figures at the end. */
export const Content: Story = {
  args: {
    data: keyFiguresComparisonSchema.parse({
      ...keyFiguresComparisonMock,
      title: 'What is replaced, what stays',
      text: null,
      caption: 'Parts of a retrofit',
      columns: [{ label: 'Before' }, { label: 'After' }],
      rows: [
        {
          label: 'Drives',
          unit: null,
          values: [{ value: 'DC with brushes' }, { value: 'servo, absolute encoder' }],
        },
        { label: 'Length tolerance', unit: 'mm', values: [{ value: '±1.0' }, { value: '±0.3' }] },
        {
          label: 'Frame and press',
          unit: null,
          values: [{ value: 'as built' }, { value: 'as built, measured' }],
        },
      ],
    }),
  },
};

/** Telephone numbers and e-mail addresses are links; numbers do not wrap. */
export const Contacts: Story = {
  args: {
    data: keyFiguresComparisonSchema.parse({
      ...keyFiguresComparisonMock,
      title: 'Direct lines',
      text: null,
      caption: 'Telephone numbers and hours by subject',
      columns: [{ label: 'Telephone' }, { label: 'E-mail' }, { label: 'Hours' }],
      rows: [
        {
          label: 'Service desk',
          unit: null,
          values: [
            { value: '+41 41 000 00 20' },
            { value: 'service@komax.example' },
            { value: 'Mon–Sat 6–22 CET' },
          ],
        },
        {
          label: 'Training',
          unit: null,
          values: [
            { value: '+41 41 000 00 40' },
            { value: 'training@komax.example' },
            { value: 'Mon–Fri 8–17 CET' },
          ],
        },
      ],
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

export const RightToLeft: Story = { decorators: [rightToLeft] };
