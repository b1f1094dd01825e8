import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { FakePartsService } from '../parts/fakePartsService.mock';
import { partsCustomer } from '../parts/parts.mock';
import { configMock, localeMock } from '../shared/fakePortal.mock';
import { customer } from '../signIn/signIn.mock';
import { WireFlow } from './WireFlow';

const withAccess = (status?: string): Story => ({
  args: { user: customer },
  decorators: [
    (StoryView) => (
      <FakePartsService
        user={customer}
        responses={{
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
      </FakePartsService>
    ),
  ],
});

const meta = {
  title: 'Portal/Wire Flow',
  parameters: {
    guidance: {
      summary: 'What Wire Flow is, in three drawings, and how far somebody’s access to it is.',
      use: [
        'The same page for everybody: the box at its end says whether to open, wait or ask.',
        'Name the missing role in mono figures, so that it can be read out to support.',
      ],
      avoid: ['A dead button for somebody without access: say who decides, and offer to ask.'],
    } satisfies Guidance,
    layout: 'padded',
  },
  component: WireFlow,
  args: { locale: localeMock, user: partsCustomer, config: configMock },
} satisfies Meta<typeof WireFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = { ...withAccess('active'), args: { user: partsCustomer } };
export const NotOpenYet: Story = {
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
