import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { TechnicalData } from './TechnicalData';
import { technicalDataMock } from './TechnicalData.mock';

const meta = {
  title: 'Blocks/Products/TechnicalData',
  component: TechnicalData,
  parameters: {
    guidance: {
      summary: 'The data sheet of a product, by groups, in both systems of units.',
      use: [
        'Figures line up at the decimal and change between metric and imperial without a jump.',
        'A group of one row is better joined with its neighbour in the product service.',
      ],
      avoid: ['Do not write units into names.'],
      access: [
        'On a phone each group opens by its title, and the browser’s search in the page opens the group it finds words in.',
        'The switch of units is announced once, not for each value.',
      ],
    } satisfies Guidance,
  },
  args: technicalDataMock,
} satisfies Meta<typeof TechnicalData>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = {
  args: { groups: [{ id: 'one', name: 'Wire', rows: technicalDataMock.groups[0]?.rows.slice(2) ?? [] }] },
};
export const LongContent: Story = {
  args: {
    groups: technicalDataMock.groups.map((group) => ({
      ...group,
      name: longTitle,
      rows: [
        ...group.rows,
        { id: 'long', name: longWord, value: { metric: longText, imperial: longText }, isFigure: false },
      ],
    })),
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };
export const RightToLeft: Story = { decorators: [rightToLeft] };
