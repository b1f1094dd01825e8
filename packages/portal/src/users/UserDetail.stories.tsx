import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataError } from '../data/problems';
import { localeMock } from '../shared/portalDouble.mock';
import { UserDetail } from './UserDetail';
import { administrator, createUser } from './users.mock';
import { UsersDouble } from './usersDouble.mock';

type Answers = Parameters<typeof UsersDouble>[0]['answers'];

const withAnswers = (answers: Answers): Story => ({
  decorators: [
    (StoryView) => (
      <UsersDouble answers={answers}>
        <StoryView />
      </UsersDouble>
    ),
  ],
});

const meta = {
  title: 'Portal/Users/Detail',
  parameters: { layout: 'padded' },
  component: UserDetail,
  args: { id: 'u-001', locale: localeMock, user: administrator },
} satisfies Meta<typeof UserDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryStatus: Story = withAnswers({});
export const Oneself: Story = withAnswers({
  User: () => ({ user: createUser({ isSelf: true, canDelete: false }) }),
});
export const WithoutAccess: Story = withAnswers({
  User: () => ({
    user: createUser({ status: null, access: [], lastSignInAt: null, city: null, subRegion: null }),
  }),
  AuditTrail: () => ({ auditTrail: { __typename: 'AuditPage', total: 0, items: [] } }),
});
export const Loading: Story = withAnswers({ User: () => 'pending' });
export const Missing: Story = withAnswers({
  User: () => new DataError('failed', { serviceCode: 'USER_NOT_AVAILABLE' }),
});
export const Unavailable: Story = withAnswers({ User: () => new DataError('unavailable') });
export const SmallScreen: Story = { ...withAnswers({}), globals: { viewport: { value: 'mobile' } } };
