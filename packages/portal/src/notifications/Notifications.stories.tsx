import type { MockLink } from '@apollo/client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { Guidance } from '@kmx/design-system/guide';

import { DataError } from '../data/problems';
import { localeMock, FakePortal } from '../shared/fakePortal.mock';

import { Notifications } from './Notifications';
import { NotificationsDocument } from './notifications.customerQuery';
import { notificationsMock, switchFailedMock, switchMock } from './notifications.mock';

/** Maximum delay of a timer in milliseconds; longer ones fire immediately. */
const longest = 2 ** 31 - 1;

const unavailable = new DataError('unavailable');

const meta = {
  title: 'Portal/Notifications',
  component: Notifications,
  parameters: {
    guidance: {
      summary: 'The mails that a person gets, those that can be switched off and those that are always sent.',
      use: [
        'Name the event that is mailed, so that the tick is the yes.',
        'Beside a choice that is not saved, say what is stored.',
        'Give the reason for each mail that is always sent.',
      ],
      avoid: ['Showing a choice as saved before the service has stored it.'],
    } satisfies Guidance,
    layout: 'padded',
    mocks: [notificationsMock(), switchMock('orderShipped', false)],
  },
  args: { locale: localeMock },
  beforeEach: () => {
    window.sessionStorage.clear();
  },
  render: (args, { parameters }) => {
    const { mocks }: { mocks?: readonly MockLink.MockedResponse[] } = parameters;
    return (
      <FakePortal mocks={mocks}>
        <Notifications {...args} />
      </FakePortal>
    );
  },
} satisfies Meta<typeof Notifications>;

export default meta;
type Story = StoryObj<typeof meta>;

const switchOff = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'My parts order is on its way' }));
};

const save = async (canvasElement: HTMLElement) => {
  await switchOff(canvasElement);
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save changes' }));
};

export const Default: Story = {};

export const Administrator: Story = {
  parameters: {
    mocks: [
      notificationsMock({ offered: ['ticketReply', 'ticketStatus', 'watchedTicket', 'accessRequest'] }),
    ],
  },
};

export const WithoutAccess: Story = { parameters: { mocks: [notificationsMock({ offered: [] })] } };

export const Changed: Story = { play: ({ canvasElement }) => switchOff(canvasElement) };

export const Saved: Story = { play: ({ canvasElement }) => save(canvasElement) };

export const SaveFailed: Story = {
  parameters: {
    mocks: [
      notificationsMock(),
      switchFailedMock('orderShipped', false, unavailable),
      notificationsMock(),
      switchMock('orderShipped', false),
    ],
  },
  play: ({ canvasElement }) => save(canvasElement),
};

export const Loading: Story = { parameters: { mocks: [{ ...notificationsMock(), delay: longest }] } };

export const ServiceDown: Story = {
  parameters: { mocks: [{ request: { query: NotificationsDocument }, error: unavailable }] },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };
