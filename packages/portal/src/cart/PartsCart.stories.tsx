import type { Meta, StoryObj } from '@storybook/react-vite';
import { createCartStorageKey, writeCartBuffer } from '@kmx/core/portal';
import type { Guidance } from '@kmx/design-system/guide';
import { DataError } from '../data/problems';
import { FakePartsService, type FakeResponses } from '../parts/fakePartsService.mock';
import { parts, partsCustomer } from '../parts/parts.mock';
import { configMock, localeMock } from '../shared/fakePortal.mock';
import { customer } from '../signIn/signIn.mock';
import { listResponses } from './lists/partLists.mock';
import { PartsCart } from './PartsCart';
import { CartSyncContext, type CartSync } from './sync/CartSyncContext';

const ignore = () => undefined;

const synced: CartSync = {
  isSynced: true,
  isFailing: false,
  isRetrying: false,
  rejection: undefined,
  conflicts: [],
  retry: ignore,
  dismissConflicts: ignore,
  choose: ignore,
  startOrder: ignore,
  endOrder: ignore,
};

interface StorySettings {
  readonly isFilled?: boolean;
  readonly sync?: Partial<CartSync>;
}

const withResponses = (
  responses: FakeResponses,
  { isFilled = true, sync = {} }: StorySettings = {},
): Story => ({
  decorators: [
    (StoryView) => {
      localStorage.setItem(createCartStorageKey(partsCustomer.id), isFilled ? filled : empty);
      return (
        <FakePartsService responses={{ ...listResponses, ...responses }}>
          <CartSyncContext value={{ ...synced, ...sync }}>
            <StoryView />
          </CartSyncContext>
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
        'The cart follows the account to other devices. While the service is down it works on this device, and a message says so.',
        'Saved lists are shared with the organisation.',
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

const stored = { organisationId: 'org-1', revision: 1, changes: [] };
const empty = writeCartBuffer({ ...stored, parts: [] });
const filled = writeCartBuffer({
  ...stored,
  parts: parts.map(({ id, articleNumber }, index) => ({
    key: articleNumber,
    id,
    articleNumber,
    quantity: index + 1,
  })),
});

export const Default: Story = withResponses({});
export const Empty: Story = withResponses({}, { isFilled: false });
export const AccountUnavailable: Story = withResponses({}, { sync: { isSynced: false, isFailing: true } });
export const ChangedElsewhere: Story = withResponses(
  {},
  {
    sync: {
      conflicts: [
        { articleNumber: 'KMX-100-200', kept: 4, dropped: 1 },
        { articleNumber: 'KMX-300-100', kept: 0, dropped: 2 },
      ],
    },
  },
);
export const TooManyLines: Story = withResponses({}, { sync: { isSynced: false, rejection: 'tooMany' } });
export const SeveralOrganisations: Story = withResponses({
  FrameMe: () => ({
    me: {
      __typename: 'Me',
      id: 'u-customer',
      organisations: [
        { __typename: 'Organisation', id: 'org-1', name: 'Velmora Automotive Wiring' },
        { __typename: 'Organisation', id: 'org-2', name: 'Altivane Aerospace Harness' },
      ],
    },
  }),
});
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
