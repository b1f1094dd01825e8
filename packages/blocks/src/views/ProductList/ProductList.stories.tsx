import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createPageContext } from '../../testing/createBlockContext';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { ProductFilters } from '../ProductFilters/ProductFilters';
import { productFiltersMock } from '../ProductFilters/ProductFilters.mock';
import { ProductList } from './ProductList';
import { productListMock } from './ProductList.mock';

const { intl } = createPageContext();
const filters = <ProductFilters intl={intl} {...productFiltersMock} />;

const meta = {
  title: 'Blocks/Products/ProductList',
  component: ProductList,
  parameters: {
    guidance: {
      summary: 'The products of a group that fit what was chosen.',
      use: [
        'What was chosen stands above the list and is taken back one by one.',
        'More than 16 products: the first 12 and a link to all of them.',
        'Nothing fits: the list names which filter to loosen and how many it would bring back.',
      ],
      avoid: ['Do not show an empty list without a way on.'],
    } satisfies Guidance,
  },
  args: { intl, ...productListMock, filters },
} satisfies Meta<typeof ProductList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: { orders: [], chosen: [], filters: undefined } };
export const Shortened: Story = {
  args: { chosen: [], total: 62, wholeHref: '/en/products?show=all#product-4' },
};
export const Empty: Story = { args: { items: [], total: 0 } };
export const EmptyWithoutAdvice: Story = { args: { items: [], total: 0, relaxations: [] } };
export const LongContent: Story = {
  args: {
    items: productListMock.items.map((item) => ({
      ...item,
      name: `${item.name} ${longWord}`,
      text: longText,
    })),
    chosen: [...productListMock.chosen, { text: longTitle, href: '/en/products?capability=long' }],
  },
};

export const WithoutPicture: Story = {
  args: { items: productListMock.items.map((item) => ({ ...item, pictureUrl: undefined })) },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
