import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createBlockContext } from '../../testing/createBlockContext';
import { longText, longTitle } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { KeyFigures } from './KeyFigures';
import { keyFiguresMock } from './KeyFigures.mock';
import { keyFiguresSchema } from './KeyFigures.schema';

const meta = {
  title: 'Blocks/KeyFigures',
  component: KeyFigures,
  parameters: {
    guidance: {
      summary: 'Two to four figures that prove what the text claims.',
      use: [
        'Give figure and unit in their own fields: the unit is set smaller and never breaks away.',
        'Let the label name what was measured, the note where and when.',
        'Write the figure as it shall be read, “4 800” or “±0.01”: it is shown as it is typed.',
      ],
      avoid: [
        'Do not compare machines; `KeyFiguresComparison` lines figures up.',
        'Do not use figures without a source, such as years or numbers of offices, to fill a row.',
      ],
    } satisfies Guidance,
  },
  args: {
    data: keyFiguresSchema.parse(keyFiguresMock),
    context: createBlockContext({ anchor: 'key-figures-1' }),
  },
} satisfies Meta<typeof KeyFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Minimal: Story = {
  args: {
    data: keyFiguresSchema.parse({
      ...keyFiguresMock,
      title: null,
      text: null,
      figures: [{ value: '12', unit: null, label: 'Stations', note: null }],
    }),
  },
};

/** One row from 600 px on. */
export const Three: Story = {
  args: {
    data: keyFiguresSchema.parse({ ...keyFiguresMock, figures: keyFiguresMock.figures.slice(0, 3) }),
  },
};

export const LongContent: Story = {
  args: {
    data: keyFiguresSchema.parse({
      ...keyFiguresMock,
      title: longTitle,
      text: longText,
      figures: [
        ...keyFiguresMock.figures,
        { value: '1 234 567 890', unit: 'crimps per year', label: longTitle, note: longText },
      ],
    }),
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
