import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createPageContext } from '../../testing/createBlockContext';
import { longTitle } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { ComparisonEmpty } from './ComparisonEmpty';
import { ComparisonFrame } from './ComparisonFrame';
import { ComparisonNotices } from './ComparisonNotices';
import { ComparisonTools } from './ComparisonTools';

const { intl } = createPageContext();

const meta = {
  title: 'Blocks/Products/ComparisonTools',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'What a reader can do with a comparison: units, differences only, order, CSV, ask an expert.',
      use: [
        'Each choice is a link and a part of the address, so that a comparison can be sent as it is.',
        '“Differences only” and the order are left out where there is nothing to tell apart.',
      ],
      avoid: ['Do not hide the notices about unknown products: an old link must say what it lost.'],
    } satisfies Guidance,
  },
  component: ComparisonTools,
  args: {
    intl,
    measurement: null,
    differences: { isOnly: false, href: '?differences=only' },
    order: { isData: false, href: '?order=data' },
    tables: { isOne: false, href: '?tables=one' },
    csvHref: '/api/comparison/en_ALL',
    enquiryHref: 'mailto:info@komax.example',
  },
} satisfies Meta<typeof ComparisonTools>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = {
  args: { differences: undefined, order: undefined, tables: undefined, enquiryHref: undefined },
};
export const OnlyDifferences: Story = {
  args: {
    differences: { isOnly: true, href: '?' },
    order: { isData: true, href: '?' },
    tables: { isOne: true, href: '?' },
  },
};
export const Empty: Story = {
  render: () => (
    <ComparisonFrame intl={intl} basket="">
      <ComparisonEmpty intl={intl} productsHref="/en/products" comparisonHref="/en/products/compare" />
    </ComparisonFrame>
  ),
};
export const LongContent: Story = {
  render: (args) => (
    <ComparisonFrame intl={intl} basket="crimping:alpha">
      <ComparisonNotices
        intl={intl}
        unknown={{ products: ['alpha-9000', longTitle], removeHref: '?' }}
        withoutVariant={[longTitle]}
      />
      <ComparisonTools {...args} />
    </ComparisonFrame>
  ),
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
