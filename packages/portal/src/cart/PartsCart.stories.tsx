import type { Meta, StoryObj } from '@storybook/react-vite';
import { createCartStorageKey, writePartsCart } from '@kmx/core/portal';
import type { Guidance } from '@kmx/design-system/guide';
import { DataError } from '../data/problems';
import { FakePartsService, type FakeResponses } from '../parts/fakePartsService.mock';
import { parts, partsCustomer } from '../parts/parts.mock';
import { configMock, localeMock } from '../shared/fakePortal.mock';
import { customer } from '../signIn/signIn.mock';
import { PartsCart } from './PartsCart';

const withResponses = (responses: FakeResponses, isFilled = true): Story => ({
  decorators: [
    (StoryView) => {
      localStorage.setItem(createCartStorageKey(partsCustomer.id), isFilled ? filled : '');
      return (
        <FakePartsService responses={responses}>
          <StoryView />
        </FakePartsService>
      );
    },
  ],
});

const meta = {
  title: 'Portal/Parts cart',
  parameters: {
    guidance: {
      summary:
        'Parts that are requested: quantities, a delivery location and a note; sent as a request, not as an order.',
      use: [
        'The cart is kept for this person on this device and survives a sign-out.',
        'A part that is gone from the range is named in the notice, with its number.',
      ],
      avoid: [
        'The word “order” on the button: it is a request that is answered with a quotation.',
        'To empty the cart without a way back.',
      ],
    } satisfies Guidance,
    layout: 'padded',
  },
  component: PartsCart,
  args: { locale: localeMock, user: partsCustomer, config: configMock },
} satisfies Meta<typeof PartsCart>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled = writePartsCart({
  parts: parts.map(({ id, articleNumber }, index) => ({
    key: articleNumber,
    id,
    articleNumber,
    quantity: index + 1,
  })),
});

export const Default: Story = withResponses({});
export const Empty: Story = withResponses({}, false);
export const LocationsLoading: Story = withResponses({ DeliveryLocations: () => 'pending' });
export const Refused: Story = withResponses({
  OrderParts: () => ({
    orderParts: { __typename: 'OrderRefused', code: 'unknownPart', articleNumbers: ['KMX-100-200'] },
  }),
});
export const OrderFails: Story = withResponses({ OrderParts: () => new DataError('unavailable') });
export const PartsUnavailable: Story = withResponses({
  PartsByArticleNumbers: () => new DataError('unavailable'),
});
export const Denied: Story = { ...withResponses({}), args: { user: customer } };
export const SmallScreen: Story = { ...withResponses({}), globals: { viewport: { value: 'mobile' } } };
