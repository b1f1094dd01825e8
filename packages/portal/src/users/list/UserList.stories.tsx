import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { DataError } from '../../data/problems';
import { configMock, localeMock } from '../../shared/fakePortal.mock';
import { customer } from '../../signIn/signIn.mock';
import { FakeUserService } from '../fakeUserService.mock';
import { administrator, createUserPage } from '../users.mock';
import { UserList } from './UserList';

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
  title: 'Portal/Users/List',
  parameters: {
    guidance: {
      summary:
        'The people of the reader’s organisations, with their applications and how each access stands.',
      use: [
        'Columns, filters, order and page stand in the address.',
        'Below 768 px each person is a card, and the order is chosen above them.',
        'The CSV holds what the filters let pass, not the page alone.',
      ],
      avoid: [
        'To offer actions in the list: they are taken on the person’s own page, where their state is read first.',
        'An empty table: say why nobody is there, and how to invite the first.',
      ],
    } satisfies Guidance,
    layout: 'padded',
  },
  component: UserList,
  args: { locale: localeMock, user: administrator, config: configMock },
} satisfies Meta<typeof UserList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = withResponses({});
export const OnePage: Story = withResponses({ UserList: () => createUserPage(7) });
export const Empty: Story = withResponses({ UserList: () => createUserPage(0, 1, []) });
export const Loading: Story = withResponses({
  UserList: () => 'pending',
  UserFilterChoices: () => 'pending',
});
export const Unavailable: Story = withResponses({ UserList: () => new DataError('unavailable') });
export const Forbidden: Story = withResponses({ UserList: () => new DataError('forbidden') });
export const NoPermission: Story = { ...withResponses({}), args: { user: customer } };
export const SmallScreen: Story = { ...withResponses({}), globals: { viewport: { value: 'mobile' } } };
