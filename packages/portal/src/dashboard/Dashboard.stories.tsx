import type { MockLink } from '@apollo/client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { portalRoles, type SignedInUser } from '@kmx/core/portal';
import type { Guidance } from '@kmx/design-system/guide';

import { DataError } from '../data/problems';
import { configMock, localeMock, FakePortal } from '../shared/fakePortal.mock';
import { customer } from '../signIn/signIn.mock';

import { Dashboard } from './Dashboard';
import { AccountSummaryDocument } from './dashboard.customerQuery';
import { accessMock, summaryMock } from './dashboard.mock';
import { DashboardDocument } from './waiting/waiting.customerQuery';
import { waitingMock, waitingWork } from './waiting/waiting.mock';

const withRoles = (...roles: readonly string[]): SignedInUser => ({ ...customer, roles });

/** Maximum delay of a timer in milliseconds; longer ones fire immediately. */
const longest = 2 ** 31 - 1;

const meta = {
  title: 'Portal/Dashboard',
  component: Dashboard,
  parameters: {
    guidance: {
      summary: 'Where a customer begins: what is open, what is on its way, and what can be asked for.',
      use: [
        'Pending work first, with its number and the entries that wait longest; nothing pending is one sentence.',
        'Three groups of services in this order: ready to use, on the way, not open yet.',
        'Each tile has one button, for the next step of its status.',
        'A missing role is named in mono figures, so that it can be read out to support.',
      ],
      avoid: ['To hide services that are closed: somebody may ask for them.', 'Two tiles for one service.'],
    } satisfies Guidance,
    layout: 'padded',
    mocks: [accessMock([]), summaryMock(['Harness Works']), waitingMock(waitingWork)],
  },
  args: { locale: localeMock, config: configMock, user: customer },
  render: (args, { parameters }) => {
    const { mocks }: { mocks?: readonly MockLink.MockedResponse[] } = parameters;
    return (
      <FakePortal user={args.user} mocks={mocks}>
        <Dashboard {...args} />
      </FakePortal>
    );
  },
} satisfies Meta<typeof Dashboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** No service is available; shows the possible requests. */
export const Newcomer: Story = {
  args: { user: withRoles() },
  parameters: { mocks: [accessMock([]), summaryMock([])] },
};

export const Pending: Story = {
  args: { user: withRoles(portalRoles.directPending, portalRoles.lmsefrontInvited) },
};

/** Every status of a tile except "unknown", which exists only before the roles are loaded. */
export const EveryStatus: Story = {
  args: {
    user: withRoles(portalRoles.assetdbActive, portalRoles.directPending, portalRoles.lmsefrontInviteExpired),
    config: { ...configMock, externalServiceUrls: { lmsefront: 'https://learning.demo.example/' } },
  },
  parameters: {
    mocks: [
      accessMock([
        { application: 'ticketing', status: 'declined' },
        { application: 'artemis', status: 'inactive' },
        { application: 'productinfo', status: 'invited', expiresAt: '2026-12-01T12:00:00.000Z' },
      ]),
      summaryMock(['Harness Works']),
      waitingMock(),
    ],
  },
};

export const ArtemisOnPremises: Story = {
  args: { user: withRoles(portalRoles.artemisActive, portalRoles.artemisOnPremises) },
};

export const ArtemisCloud: Story = { args: { user: withRoles(portalRoles.artemisActive) } };

export const Administrator: Story = {
  args: { user: withRoles(portalRoles.delegatedAdminExternal, ...customer.roles) },
  parameters: {
    mocks: [
      accessMock([]),
      summaryMock(['Harness Works', 'Rail Looms and Cable Assemblies of the North']),
      waitingMock(waitingWork),
    ],
  },
};

/** Access was granted by an administrator; the next token renewal activates it. */
export const Granted: Story = {
  parameters: {
    mocks: [
      accessMock([{ application: 'mfpmds', status: 'active' }]),
      summaryMock(['Harness Works']),
      waitingMock(),
    ],
  },
};

/** Tiles depend on the roles only; details of the service are still loading. */
export const Loading: Story = {
  parameters: {
    mocks: [
      { ...accessMock([]), delay: longest },
      { ...summaryMock([]), delay: longest },
      { ...waitingMock(), delay: longest },
    ],
  },
};

export const ServiceDown: Story = {
  parameters: {
    mocks: [
      accessMock([]),
      { request: { query: AccountSummaryDocument }, error: new DataError('unavailable') },
      { request: { query: DashboardDocument }, error: new DataError('unavailable') },
    ],
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };
