import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { Guidance } from '@kmx/design-system/guide';
import { DataError } from '../../data/problems';
import { localeMock } from '../../shared/fakePortal.mock';
import { customer } from '../../signIn/signIn.mock';
import { FakeUserService } from '../fakeUserService.mock';
import { administrator } from '../users.mock';
import { AccessRequests } from './AccessRequests';
import { createDecided, createInbox, createOutcome, requests } from './accessRequests.mock';

type Responses = NonNullable<Parameters<typeof FakeUserService>[0]['responses']>;

const withResponses = (responses: Responses): Story => ({
  decorators: [
    (StoryView) => (
      <FakeUserService responses={{ AccessRequests: () => createInbox(), ...responses }}>
        <StoryView />
      </FakeUserService>
    ),
  ],
});

const meta = {
  title: 'Portal/Users/Requests',
  parameters: {
    guidance: {
      summary: 'The requests for access that an administrator must decide, one by one or several at once.',
      use: [
        'The question before a decision names the number of requests and its consequences.',
        'The result names each request that was not decided, with the reason; it stays selected.',
        'Below 768 px each request is a card.',
      ],
      avoid: [
        'To report a success as long as a part has failed.',
        'To show the name of a role instead of that of the application.',
      ],
    } satisfies Guidance,
    layout: 'padded',
  },
  component: AccessRequests,
  args: { locale: localeMock, user: administrator },
} satisfies Meta<typeof AccessRequests>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement, action: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all' }));
  await userEvent.click(canvas.getByRole('button', { name: action }));
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
};

export const Default: Story = withResponses({});
export const OnlyTheOldest: Story = withResponses({ AccessRequests: () => createInbox(requests, 64) });
export const Declining: Story = {
  ...withResponses({}),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Decline');
  },
};
export const PartlyDecided: Story = {
  ...withResponses({
    DecideAccessRequests: () =>
      createDecided(
        ...requests.map((request, index) =>
          index === 0
            ? createOutcome(request, 'accept')
            : createOutcome(request, 'decline', 'staleStatus', 'Stefan Staff'),
        ),
      ),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, 'Accept');
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await within(canvasElement).findByRole('alert');
  },
};
export const Empty: Story = withResponses({ AccessRequests: () => createInbox([]) });
export const Loading: Story = withResponses({ AccessRequests: () => 'pending' });
export const Unavailable: Story = withResponses({ AccessRequests: () => new DataError('unavailable') });
export const NoPermission: Story = { ...withResponses({}), args: { user: customer } };
export const SmallScreen: Story = { ...withResponses({}), globals: { viewport: { value: 'mobile' } } };
