import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guidance } from '@kmx/design-system/guide';
import { catchSubmission } from '../../testing/catchSubmission';
import { createPageContext } from '../../testing/createBlockContext';
import { longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
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
        'A range takes the units that the reader knows: mm², AWG, inches. The bar shows where the products are, and the chosen part of it.',
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
export const InvalidWire: Story = {
  args: { wire: { ...productFiltersMock.wire, value: 'thin', isInvalid: true } },
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

/** Options without results are disabled; Return submits all choices in the reader's units. */
export const SentByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sent = catchSubmission(canvasElement);
    // On small screens the filters are in a disclosure.
    const summary = canvasElement.querySelector('summary');
    if (summary?.checkVisibility()) await userEvent.click(summary);
    await expect(canvas.getByRole('checkbox', { name: 'iQC 0' })).toBeDisabled();
    canvas.getByRole('checkbox', { name: 'Seal loading 6' }).focus();
    await userEvent.keyboard(' ');
    const reach = within(canvas.getByRole('group', { name: 'Conductor cross-section mm²' }));
    await userEvent.type(reach.getByRole('textbox', { name: 'To' }), '6{Enter}');
    await expect(sent).toEqual(
      expect.arrayContaining(['capability=crimping', 'capability=seal-loading', 'brand=komax']),
    );
    await expect(sent.filter((part) => /=(0\.5|6|mm2)$/.test(part))).toHaveLength(3);
  },
};

/** An invalid figure is reported at its field and in a summary with a link to the field. */
export const FaultAtItsField: Story = {
  args: Invalid.args,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'From', description: /“thin” is not a number/ });
    const entry = canvas.getByRole('link', { name: /^Conductor cross-section: “thin” is not a number/ });
    await expect(field).toBeInvalid();
    await expect(entry).toHaveAttribute('href', `#${field.id}`);
  },
};
