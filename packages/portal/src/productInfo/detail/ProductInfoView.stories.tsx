import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { DataError } from '../../data/problems';
import { FakePartsService, type FakeResponses } from '../../parts/fakePartsService.mock';
import { emptyProductDetail, partsCustomer } from '../../parts/parts.mock';
import { configMock, localeMock } from '../../shared/fakePortal.mock';
import { customer } from '../../signIn/signIn.mock';
import { ProductInfoView } from './ProductInfoView';

const withResponses = (responses: FakeResponses, tab = 'parts'): Story => ({
  decorators: [
    (StoryView) => {
      window.history.replaceState(null, '', `?tab=${tab}`);
      return (
        <FakePartsService responses={responses}>
          <StoryView />
        </FakePartsService>
      );
    },
  ],
});

const meta = {
  title: 'Portal/Product information/Detail',
  parameters: {
    guidance: {
      summary:
        'One product of a customer: its wear and spare parts, its articles, its software, and ordering from a list.',
      use: [
        'The tabs stand in the address: a link leads to the tab that is meant.',
        'Parts name their availability in words, sign and tone, with days and warehouse below.',
        'An empty tab says that there is nothing yet, and stays in its place.',
      ],
      avoid: [
        'To show prices: the answer to a request names them.',
        'To hide a tab of a product that has nothing in it: the reader would look for it.',
      ],
    } satisfies Guidance,
    layout: 'padded',
  },
  component: ProductInfoView,
  args: { slug: 'gamma-450', locale: localeMock, user: partsCustomer, config: configMock },
} satisfies Meta<typeof ProductInfoView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Parts: Story = withResponses({});
export const Knowledge: Story = withResponses({}, 'knowledge');
export const Software: Story = withResponses({}, 'software');
export const Order: Story = withResponses({}, 'order');
export const NoParts: Story = withResponses({ ProductInfo: () => emptyProductDetail });
export const NoArticles: Story = withResponses({ ProductInfo: () => emptyProductDetail }, 'knowledge');
export const NoSoftware: Story = withResponses({ ProductInfo: () => emptyProductDetail }, 'software');
export const Loading: Story = withResponses({ ProductInfo: () => 'pending' });
export const Missing: Story = withResponses({
  ProductInfo: () => new DataError('failed', { serviceCode: 'PRODUCT_NOT_AVAILABLE' }),
});
export const Unavailable: Story = withResponses({ ProductInfo: () => new DataError('unavailable') });
export const Denied: Story = { ...withResponses({}), args: { user: customer } };
export const SmallScreen: Story = {
  ...withResponses({}, 'order'),
  globals: { viewport: { value: 'mobile' } },
};
export const PartsSmallScreen: Story = { ...withResponses({}), globals: { viewport: { value: 'mobile' } } };
