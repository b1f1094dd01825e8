import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { DataError } from '../../data/problems';
import { FakePartsService, type FakeResponses } from '../../parts/fakePartsService.mock';
import { createWaitingOrder, declinedOrder, discontinuedOrder } from '../../parts/orders.mock';
import { partsCustomer } from '../../parts/parts.mock';
import { configMock, localeMock } from '../../shared/fakePortal.mock';
import { OrderView } from './OrderView';

const withResponses = (responses: FakeResponses): Story => ({
  decorators: [
    (StoryView) => (
      <FakePartsService responses={responses}>
        <StoryView />
      </FakePartsService>
    ),
  ],
});

const meta = {
  title: 'Portal/Orders/Order',
  parameters: {
    guidance: {
      summary: 'One order with its status, its lines and the way to order them again.',
      use: ['Ordering again names the parts that are no longer sold before anything goes into the cart.'],
      avoid: ['To leave lines out in silence.'],
    } satisfies Guidance,
    layout: 'padded',
  },
  component: OrderView,
  args: { reference: 'KMX-7F3K-9Q2M', locale: localeMock, user: partsCustomer, config: configMock },
} satisfies Meta<typeof OrderView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = withResponses({});
export const NothingSoldAnyMore: Story = withResponses({ Order: () => discontinuedOrder });
export const WaitingForApproval: Story = withResponses({ Order: () => createWaitingOrder(false) });
/** For an administrator of the organisation. */
export const ToApprove: Story = withResponses({ Order: () => createWaitingOrder(true) });
export const Declined: Story = withResponses({ Order: () => declinedOrder });
export const Loading: Story = withResponses({ Order: () => 'pending' });
export const Missing: Story = withResponses({
  Order: () => new DataError('failed', { serviceCode: 'ORDER_NOT_AVAILABLE' }),
});
export const Unavailable: Story = withResponses({ Order: () => new DataError('unavailable') });
export const SmallScreen: Story = { ...withResponses({}), globals: { viewport: { value: 'mobile' } } };
