import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductFilters } from '../ProductFilters/ProductFilters';
import { productFiltersMock } from '../ProductFilters/ProductFilters.mock';
import { createPageContext } from '../testing/createBlockContext';
import { longText, longTitle, longWord } from '../testing/longContent';
import { ProductList } from './ProductList';
import { productListMock } from './ProductList.mock';

const { intl } = createPageContext();
const filters = <ProductFilters intl={intl} {...productFiltersMock} />;

const meta = {
  title: 'Products/ProductList',
  component: ProductList,
  args: { intl, ...productListMock, filters },
} satisfies Meta<typeof ProductList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: { chosen: [], filters: undefined } };
export const Empty: Story = { args: { items: [] } };
export const EmptyWithoutAdvice: Story = { args: { items: [], loosenings: [] } };
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
