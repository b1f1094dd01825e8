import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { DataError } from '../../data/problems';
import { localeMock } from '../../shared/fakePortal.mock';
import { FakeUserService } from '../fakeUserService.mock';
import { administrator, createAuditTrail, createUser, oneself } from '../users.mock';
import { UserDetail } from './UserDetail';

type Responses = Parameters<typeof FakeUserService>[0]['responses'];

const withResponses = (responses: Responses): Story => ({
  decorators: [
    (StoryView) => (
      <FakeUserService responses={responses}>
        <StoryView />
      </FakeUserService>
    ),
  ],
});

const meta = {
  title: 'Portal/Users/Detail',
  parameters: {
    guidance: {
      summary: 'One person: who they are, what they may open, and what was done about it.',
      use: [
        'Only what the service allows is offered, application by application.',
        'What takes something away is a ghost button and asks once more.',
        'Deleting stands apart, below a red line, at the end.',
      ],
      avoid: [
        'To guess what is possible from the status: the service says it.',
        'To report success in the row alone: the notice above has the focus.',
      ],
    } satisfies Guidance,
    layout: 'padded',
  },
  component: UserDetail,
  args: { id: 'u-001', locale: localeMock, user: administrator },
} satisfies Meta<typeof UserDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryStatus: Story = withResponses({});
export const Oneself: Story = withResponses({
  User: () => ({ user: oneself }),
});
export const WithoutAccess: Story = withResponses({
  User: () => ({
    user: createUser({
      status: null,
      access: [],
      lastSignInAt: null,
      canResendInvitation: true,
      city: null,
      subRegion: null,
    }),
  }),
  AuditTrail: () => ({ auditTrail: { __typename: 'AuditPage', total: 0, items: [] } }),
});
/** More than 25 entries; the page number is in the URL. */
export const LongTrail: Story = withResponses({ AuditTrail: () => createAuditTrail(60) });
export const Loading: Story = withResponses({ User: () => 'pending' });
export const Missing: Story = withResponses({
  User: () => new DataError('failed', { serviceCode: 'USER_NOT_AVAILABLE' }),
});
export const Unavailable: Story = withResponses({ User: () => new DataError('unavailable') });
export const SmallScreen: Story = { ...withResponses({}), globals: { viewport: { value: 'mobile' } } };
export const LongContent: Story = withResponses({
  User: () => ({
    user: createUser({
      name: 'Lena Logistics-Coordinator of the Northern Harness Plants',
      email: 'lena.logistics-coordinator.of.the.northern.plants@harness-works.example',
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    }),
  }),
});
