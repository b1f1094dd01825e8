import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createPageContext } from '../testing/createBlockContext';
import { longTitle, longWord } from '../testing/longContent';
import { rightToLeft } from '../testing/rightToLeft';
import { ProductFilters } from './ProductFilters';
import { productFiltersMock } from './ProductFilters.mock';

const [wire, output] = productFiltersMock.ranges;

const meta = {
  title: 'Blocks/Products/ProductFilters',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'What narrows a product list: brands, capabilities, ranges of measures.',
      use: [
        'Each filter tells how many products it would leave; those that would leave none cannot be chosen.',
        'A range takes the units that the reader knows: mm², AWG, inches.',
      ],
      avoid: ['Do not offer a filter that all products of the group answer alike.'],
      access: [
        'One form: without script a button applies all at once. Wrong figures are told at their field.',
      ],
    } satisfies Guidance,
  },
  component: ProductFilters,
  args: { intl: createPageContext().intl, ...productFiltersMock },
} satisfies Meta<typeof ProductFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: { capabilities: [], ranges: [], chosenCount: 0 } };
export const Gauges: Story = {
  args: {
    ranges: wire
      ? [
          {
            ...wire,
            unit: 'AWG',
            unitCode: 'awg',
            example: '32',
            reach: { least: '32\u00A0AWG', most: '4/0\u00A0AWG' },
            from: '20',
            to: '4/0',
          },
        ]
      : [],
  },
};
export const Invalid: Story = {
  args: { ranges: wire && output ? [{ ...wire, from: 'thin', problems: ['from'] }, output] : [] },
};
export const LongContent: Story = {
  args: {
    ranges: wire ? [{ ...wire, name: `${longTitle} ${longWord}` }] : [],
    capabilities: productFiltersMock.capabilities.map((choice) => ({
      ...choice,
      name: `${choice.name} ${longWord}`,
    })),
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
