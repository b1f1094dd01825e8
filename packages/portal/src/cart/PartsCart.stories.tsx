import type { Meta, StoryObj } from '@storybook/react-vite';
import { createCartStorageKey, writePartsCart } from '@kmx/core/portal';
import type { Guidance } from '@kmx/design-system/guide';
import { DataError } from '../data/problems';
import { parts, partsCustomer } from '../parts/parts.mock';
import { PartsDouble, type Answers } from '../parts/partsDouble.mock';
import { configMock, localeMock } from '../shared/portalDouble.mock';
import { customer } from '../signIn/signIn.mock';
import { PartsCart } from './PartsCart';

const withAnswers = (answers: Answers, isFilled = true): Story => ({
  decorators: [
    (StoryView) => {
      localStorage.setItem(createCartStorageKey(partsCustomer.id), isFilled ? filled : '');
      return (
        <PartsDouble answers={answers}>
          <StoryView />
        </PartsDouble>
      );
    },
  ],
});

const meta = {
  title: 'Portal/Parts cart',
  parameters: {
    guidance: {
      summary:
        'Parts that are to be asked for: quantities, a delivery location and a note; sent as a request, not as an order.',
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

export const Default: Story = withAnswers({});
export const Empty: Story = withAnswers({}, false);
export const LocationsLoading: Story = withAnswers({ DeliveryLocations: () => 'pending' });
export const Refused: Story = withAnswers({
  OrderParts: () => ({
    orderParts: { __typename: 'OrderRefused', code: 'unknownPart', articleNumbers: ['KMX-100-200'] },
  }),
});
export const OrderFails: Story = withAnswers({ OrderParts: () => new DataError('unavailable') });
export const PartsUnavailable: Story = withAnswers({
  PartsByArticleNumbers: () => new DataError('unavailable'),
});
export const Denied: Story = { ...withAnswers({}), args: { user: customer } };
export const SmallScreen: Story = { ...withAnswers({}), globals: { viewport: { value: 'mobile' } } };
