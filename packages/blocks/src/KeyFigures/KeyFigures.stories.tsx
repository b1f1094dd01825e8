import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockContext } from '../testing/createBlockContext';
import { longText, longTitle } from '../testing/longContent';
import { KeyFigures } from './KeyFigures';
import { keyFiguresMock } from './KeyFigures.mock';
import { keyFiguresSchema } from './KeyFigures.schema';

const meta = {
  title: 'Blocks/KeyFigures',
  component: KeyFigures,
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
