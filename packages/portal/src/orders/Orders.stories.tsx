import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { DataError } from '../data/problems';
import { FakePartsService, type FakeResponses } from '../parts/fakePartsService.mock';
import { createOrderPage } from '../parts/orders.mock';
import { partsCustomer } from '../parts/parts.mock';
import { configMock, localeMock } from '../shared/fakePortal.mock';
import { customer } from '../signIn/signIn.mock';
import { Orders } from './Orders';

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
  title: 'Portal/Orders/List',
  parameters: {
    guidance: {
      summary: 'The orders of parts that an organisation has sent, with their status.',
      use: [
        'Search and status filter are stored in the address, so that a list can be sent to a colleague.',
        'Below 768 px each order is a card with every column of the table.',
      ],
      avoid: ['A status that is shown by its colour alone: each one has a word and a sign.'],
    } satisfies Guidance,
    layout: 'padded',
  },
  component: Orders,
  args: { locale: localeMock, user: partsCustomer, config: configMock },
} satisfies Meta<typeof Orders>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = withResponses({});
export const Empty: Story = withResponses({ Orders: () => createOrderPage(0, 1, []) });
export const Loading: Story = withResponses({ Orders: () => 'pending' });
export const Unavailable: Story = withResponses({ Orders: () => new DataError('unavailable') });
export const Denied: Story = { ...withResponses({}), args: { user: customer } };
export const SmallScreen: Story = { ...withResponses({}), globals: { viewport: { value: 'mobile' } } };
