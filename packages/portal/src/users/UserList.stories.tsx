import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataError } from '../data/problems';
import { configMock, localeMock } from '../shared/portalDouble.mock';
import { customer } from '../signIn/signIn.mock';
import { UserList } from './UserList';
import { administrator, createUserPage } from './users.mock';
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
  title: 'Portal/Users/List',
  parameters: { layout: 'padded' },
  component: UserList,
  args: { locale: localeMock, user: administrator, config: configMock },
} satisfies Meta<typeof UserList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = withAnswers({});
export const OnePage: Story = withAnswers({ UserList: () => createUserPage(7) });
export const Empty: Story = withAnswers({ UserList: () => createUserPage(0, 1, []) });
export const Loading: Story = withAnswers({ UserList: () => 'pending', UserFilterChoices: () => 'pending' });
export const Unavailable: Story = withAnswers({ UserList: () => new DataError('unavailable') });
export const Forbidden: Story = withAnswers({ UserList: () => new DataError('forbidden') });
export const NoPermission: Story = { ...withAnswers({}), args: { user: customer } };
export const SmallScreen: Story = { ...withAnswers({}), globals: { viewport: { value: 'mobile' } } };
