import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { Guidance } from '@kmx/design-system/guide';
import { DataError } from '../../data/problems';
import { localeMock } from '../../shared/fakePortal.mock';
import { customer } from '../../signIn/signIn.mock';
import { FakeUserService } from '../fakeUserService.mock';
import { administrator } from '../users.mock';
import { ApprovalRules } from './ApprovalRules';
import { approvalResponses } from './approvalRules.mock';

type Responses = NonNullable<Parameters<typeof FakeUserService>[0]['responses']>;

const withResponses = (responses: Responses): Story => ({
  decorators: [
    (StoryView) => (
      <FakeUserService responses={{ ...approvalResponses, ...responses }}>
        <StoryView />
      </FakeUserService>
    ),
  ],
});

const meta = {
  title: 'Portal/Users/Approval of orders',
  parameters: {
    guidance: {
      summary: 'Which orders an administrator has to approve, for each organisation.',
      use: ['The limit is a number of pieces, because orders have no prices.'],
      avoid: ['Do not ask for a number that the chosen rule does not need.'],
    } satisfies Guidance,
    layout: 'padded',
  },
  component: ApprovalRules,
  args: { locale: localeMock, user: administrator },
} satisfies Meta<typeof ApprovalRules>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = async (canvasElement: HTMLElement, pieces: string) => {
  const form = within(await within(canvasElement).findByRole('form', { name: /^Kabelbaumfertigung/ }));
  const field = form.getByRole('textbox', { name: /Pieces without approval/ });
  await userEvent.clear(field);
  await userEvent.type(field, pieces);
  await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
};

export const Default: Story = withResponses({});
export const Saved: Story = {
  ...withResponses({}),
  play: ({ canvasElement }) => save(canvasElement, '300'),
};
export const Invalid: Story = {
  ...withResponses({}),
  play: ({ canvasElement }) => save(canvasElement, 'many'),
};
export const Loading: Story = withResponses({ ApprovalRules: () => 'pending' });
export const Unavailable: Story = withResponses({ ApprovalRules: () => new DataError('unavailable') });
export const NoPermission: Story = { ...withResponses({}), args: { user: customer } };
export const SmallScreen: Story = { ...withResponses({}), globals: { viewport: { value: 'mobile' } } };
