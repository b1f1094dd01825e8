import type { Meta, StoryObj } from '@storybook/react-vite';
import { partsCustomer } from '../parts/parts.mock';
import { PartsDouble } from '../parts/partsDouble.mock';
import { configMock, localeMock } from '../shared/portalDouble.mock';
import { customer } from '../signIn/signIn.mock';
import { WireFlow } from './WireFlow';

const withAccess = (status?: string): Story => ({
  args: { user: customer },
  decorators: [
    (StoryView) => (
      <PartsDouble
        user={customer}
        answers={{
          OwnAccess: () => ({
            user: {
              __typename: 'UserRecord',
              id: customer.id,
              access: status
                ? [{ __typename: 'ApplicationAccess', application: 'artemis', status, expiresAt: null }]
                : [],
            },
          }),
        }}
      >
        <StoryView />
      </PartsDouble>
    ),
  ],
});

const meta = {
  title: 'Portal/Wire Flow',
  parameters: { layout: 'padded' },
  component: WireFlow,
  args: { locale: localeMock, user: partsCustomer, config: configMock },
} satisfies Meta<typeof WireFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = { ...withAccess('active'), args: { user: partsCustomer } };
export const BeingPrepared: Story = {
  ...withAccess('active'),
  args: {
    user: partsCustomer,
    config: { ...configMock, externalServiceUrls: {}, artemisCloudUrl: undefined },
  },
};
export const Unregistered: Story = withAccess();
export const Pending: Story = withAccess('pending');
export const Invited: Story = withAccess('invited');
export const Declined: Story = withAccess('declined');
export const SmallScreen: Story = { ...withAccess(), globals: { viewport: { value: 'mobile' } } };
