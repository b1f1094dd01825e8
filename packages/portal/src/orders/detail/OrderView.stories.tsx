import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { DataError } from '../../data/problems';
import { discontinuedOrder } from '../../parts/orders.mock';
import { partsCustomer } from '../../parts/parts.mock';
import { PartsDouble, type Answers } from '../../parts/partsDouble.mock';
import { configMock, localeMock } from '../../shared/portalDouble.mock';
import { OrderView } from './OrderView';

const withAnswers = (answers: Answers): Story => ({
  decorators: [
    (StoryView) => (
      <PartsDouble answers={answers}>
        <StoryView />
      </PartsDouble>
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

export const Default: Story = withAnswers({});
export const NothingSoldAnyMore: Story = withAnswers({ Order: () => discontinuedOrder });
export const Loading: Story = withAnswers({ Order: () => 'pending' });
export const Missing: Story = withAnswers({
  Order: () => new DataError('failed', { serviceCode: 'ORDER_NOT_AVAILABLE' }),
});
export const Unavailable: Story = withAnswers({ Order: () => new DataError('unavailable') });
export const SmallScreen: Story = { ...withAnswers({}), globals: { viewport: { value: 'mobile' } } };
