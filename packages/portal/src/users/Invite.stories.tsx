import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataError } from '../data/problems';
import { localeMock } from '../shared/portalDouble.mock';
import { Invite } from './Invite';
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
  title: 'Portal/Users/Invite',
  component: Invite,
  args: { locale: localeMock, onClose: () => undefined, onInvited: () => undefined },
} satisfies Meta<typeof Invite>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = withAnswers({});
export const Loading: Story = withAnswers({ InviteChoices: () => 'pending' });
export const Unavailable: Story = withAnswers({ InviteChoices: () => new DataError('unavailable') });
export const SmallScreen: Story = { ...withAnswers({}), globals: { viewport: { value: 'mobile' } } };
