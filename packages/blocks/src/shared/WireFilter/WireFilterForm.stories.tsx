import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createPageContext } from '../../testing/createBlockContext';
import { rightToLeft } from '../../testing/rightToLeft';
import { filterWireMock } from './WireFilter.mock';
import { WireFilterForm } from './WireFilterForm';

const meta = {
  title: 'Blocks/Products/WireFilterForm',
  component: WireFilterForm,
  parameters: {
    layout: 'padded',
    guidance: {
      summary:
        'The field for the reader’s wire at the head of the products; the list then shows what processes it.',
      use: ['Once per page, above the list that it narrows.'],
      avoid: ['Do not use it for a list of wires; the wire check takes those.'],
      access: ['A plain form: it works without script, and an error is at its field.'],
    } satisfies Guidance,
  },
  args: { intl: createPageContext().intl, action: '/en/products', wire: filterWireMock, hiddenFields: [] },
} satisfies Meta<typeof WireFilterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { wire: { ...filterWireMock, value: '' } } };
export const Invalid: Story = { args: { wire: { ...filterWireMock, value: 'thin', isInvalid: true } } };
export const Missing: Story = { args: { wire: { ...filterWireMock, value: '', isInvalid: true } } };
export const LongContent: Story = {
  args: { wire: { ...filterWireMock, value: 'thin '.repeat(12).trim(), isInvalid: true } },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
