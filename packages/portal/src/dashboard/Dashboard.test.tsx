import type { MockLink } from '@apollo/client/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { portalRoles, type PortalRole, type ServiceKey, type SignedInUser } from '@kmx/core/portal';

import { expectNoAxeViolations } from '../../../design-system/src/testing/axe';
import messages from '../../messages/en.json';
import { DataError } from '../data/problems';
import { configMock, localeMock, FakePortal } from '../shared/fakePortal.mock';
import { serviceNameIds } from '../shared/serviceLabels';
import { customer } from '../signIn/signIn.mock';
import type { SignIn } from '../signIn/SignInContext';

import { Dashboard } from './Dashboard';
import { AccountSummaryDocument, RequestAccessDocument } from './dashboard.customerQuery';
import { acceptMock, accessMock, requestMock, requestRejectedMock, summaryMock } from './dashboard.mock';
import { DashboardDocument } from './waiting/waiting.customerQuery';
import { waitingMock } from './waiting/waiting.mock';

interface Shown {
  readonly roles?: readonly string[];
  readonly mocks?: readonly MockLink.MockedResponse[];
  readonly signIn?: Partial<Omit<SignIn, 'user' | 'view'>>;
  readonly config?: Partial<typeof configMock>;
}

function renderDashboard({ roles = [], mocks = [], signIn, config }: Shown = {}) {
  const user: SignedInUser = { ...customer, roles };
  const everyMock = [...mocks, accessMock([]), summaryMock(['Harness Works']), waitingMock()];
  return render(
    <FakePortal user={user} mocks={everyMock} signIn={signIn}>
      <Dashboard locale={localeMock} config={{ ...configMock, ...config }} user={user} />
    </FakePortal>,
  );
}

/** Waits for the responses of the service. */
async function showDashboard(shown: Shown = {}) {
  const result = renderDashboard(shown);
  await screen.findByText('Harness Works');
  return result;
}

const frameOf = (key: ServiceKey) => {
  const frame = screen
    .getByText(messages[serviceNameIds[key]], {
      selector: 'h3, h3 > a',
    })
    .closest('article');
  if (!frame) throw new Error('The service has no tile.');
  return frame;
};
const tile = (key: ServiceKey) => within(frameOf(key));

describe('6 "Role | Effect": each role and the word on its tile', () => {
  it.each<[PortalRole, ServiceKey, string]>([
    [portalRoles.delegatedAdminInternal, 'delegatedAdmin', 'Active'],
    [portalRoles.delegatedAdminExternal, 'delegatedAdmin', 'Active'],
    [portalRoles.ticketingActive, 'ticketing', 'Active'],
    [portalRoles.assetdbActive, 'assetdb', 'Active'],
    [portalRoles.artemisActive, 'artemis', 'Active'],
    [portalRoles.artemisOnPremises, 'artemis', 'No access'],
    [portalRoles.directPending, 'direct', 'Access requested'],
    [portalRoles.directActive, 'direct', 'Active'],
    [portalRoles.mfpwmActive, 'mfpwm', 'Active'],
    [portalRoles.mfpmdsActive, 'mfpmds', 'Active'],
    [portalRoles.lmsefrontActive, 'lmsefront', 'Active'],
    [portalRoles.lmsefrontInvited, 'lmsefront', 'Invited'],
    [portalRoles.lmsefrontInviteExpired, 'lmsefront', 'Invitation expired'],
    [portalRoles.productinfoActive, 'productinfo', 'Active'],
  ])('%s: %s is "%s", and no other tile opens', async (role, key, word) => {
    await showDashboard({ roles: [role] });
    expect(tile(key).getByText(word)).toBeInTheDocument();
    const open = screen.queryAllByText('Active');
    expect(open).toHaveLength(word === 'Active' ? 1 : 0);
  });
});

describe('Dashboard', () => {
  it('lists available applications first, with their number', async () => {
    const { container } = await showDashboard({
      roles: [portalRoles.ticketingActive, portalRoles.directPending],
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Carla' })).toBeInTheDocument();
    expect(screen.getByText('1 service is ready to use.')).toBeInTheDocument();
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .slice(0, 4)
        .map((one) => one.textContent),
    ).toEqual(['Waiting for you', 'Ready to use', 'In progress', 'Not available to you yet']);
    expect(await screen.findByText('Harness Works')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('opens screens of the portal in this tab, and announces that other services open a new tab', async () => {
    await showDashboard({ roles: [portalRoles.ticketingActive, portalRoles.lmsefrontActive] });
    const own = tile('ticketing').getByRole('link');
    expect(own).toHaveAttribute('href', '/en/mykomax/tickets/list');
    expect(own).not.toHaveAttribute('target');
    const elsewhere = tile('lmsefront').getByRole('link', { name: 'E-learning Opens in a new tab' });
    expect(elsewhere).toHaveAttribute('href', configMock.externalServiceUrls.lmsefront);
    expect(elsewhere).toHaveAttribute('target', '_blank');
  });

  it.each([
    [[portalRoles.artemisActive], 'Your installation: in the cloud', true],
    [
      [portalRoles.artemisActive, portalRoles.artemisOnPremises],
      'Your installation: on your own servers',
      false,
    ],
  ])('4 "onprem if the on-premises role exists, else cloud": %j', async (roles, words, hasCloud) => {
    await showDashboard({ roles });
    expect(tile('artemis').getByText(words)).toBeInTheDocument();
    const cloud = tile('artemis').queryByRole('link', { name: /^Open the cloud/ });
    expect(cloud?.getAttribute('href')).toBe(hasCloud ? configMock.artemisCloudUrl : undefined);
  });

  it('names the missing access of a locked tile and how to request it', async () => {
    await showDashboard();
    expect(tile('productinfo').getByText(/^Missing/)).toHaveTextContent(
      'Missing: access to Product information, role kmx_int_productinfo_active',
    );
    expect(tile('productinfo').getByRole('button', { name: 'Request access' })).toBeInTheDocument();
    // The approving party is named once, not in each tile.
    expect(
      screen.getByText('An administrator of your organisation decides about your request.'),
    ).toBeVisible();
    expect(tile('direct').getByRole('link', { name: /^Register/ })).toHaveAttribute(
      'href',
      configMock.directRegistrationUrl,
    );
    expect(tile('delegatedAdmin').getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      'mailto:support@demo.example',
    );
  });

  it('shows the next steps to a user without any service', async () => {
    const { container } = await showDashboard();
    expect(screen.getByRole('heading', { name: 'You have no services yet' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Ready to use' })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('offers a request for a service without an address', async () => {
    await showDashboard({ config: { externalServiceUrls: {} } });
    expect(tile('mfpwm').getByText('No access')).toBeInTheDocument();
    expect(tile('mfpwm').getByRole('button', { name: 'Request access' })).toBeInTheDocument();
  });

  it.each([
    ['declined', 'Declined', 'Request access again'],
    ['inactive', 'Inactive', 'Request access again'],
    ['inviteExpired', 'Invitation expired', 'Request access again'],
    ['invited', 'Invited', 'Accept invitation'],
  ] as const)(
    'derives statuses without a role from the access of the service: %s',
    async (status, word, button) => {
      await showDashboard({ mocks: [accessMock([{ application: 'mfpmds', status }])] });
      expect(await screen.findByText(word)).toBeInTheDocument();
      expect(tile('mfpmds').getByText(word)).toBeInTheDocument();
      expect(tile('mfpmds').getByRole('button', { name: button })).toBeInTheDocument();
    },
  );

  it('does not open a tile by access alone: a granted one triggers a single renewal', async () => {
    const renew = vi.fn(() => Promise.resolve(true));
    const granted = accessMock([{ application: 'mfpmds', status: 'active' }]);
    await showDashboard({ mocks: [granted, granted, granted], signIn: { renew } });
    expect(await screen.findByText(/^Your access has been granted/)).toBeInTheDocument();
    expect(renew).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Active')).not.toBeInTheDocument();
    await userEvent.click(tile('mfpmds').getByRole('button', { name: 'Check again' }));
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('falls back to the roles when the customer service does not respond, and offers a retry', async () => {
    const failing = { request: { query: AccountSummaryDocument }, error: new DataError('unavailable') };
    renderDashboard({ roles: [portalRoles.ticketingActive], mocks: [failing] });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Harness Works')).toBeInTheDocument();
    expect(tile('ticketing').getByText('Active')).toBeInTheDocument();
  });

  it('refetches everything that failed with one button after an outage', async () => {
    const error = new DataError('unavailable');
    renderDashboard({
      roles: [portalRoles.ticketingActive],
      mocks: [
        { request: { query: AccountSummaryDocument }, error },
        { request: { query: DashboardDocument }, error },
        accessMock([]),
      ],
    });
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    await userEvent.click(await waiting.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing is waiting for you at the moment.')).toBeInTheDocument();
    expect(await screen.findByText('Harness Works')).toBeInTheDocument();
  });
});

describe('requesting access', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
  });

  const openRequest = async (key: ServiceKey) =>
    userEvent.click(tile(key).getByRole('button', { name: 'Request access' }));
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send request' }));

  it('sends the reason, shows the tile as requested and moves the focus along with it', async () => {
    const { container } = await showDashboard({ mocks: [requestMock('mfpwm', 'For the new line')] });
    await openRequest('mfpwm');
    const note = screen.getByRole('textbox', { name: 'What do you need it for? (optional)' });
    expect(note).toHaveFocus();
    await expectNoAxeViolations(container);
    await userEvent.type(note, 'For the new line');
    await send();
    expect(await screen.findByText('Access requested')).toBeInTheDocument();
    expect(tile('mfpwm').getByText('Access requested')).toBeInTheDocument();
    await waitFor(() => {
      expect(frameOf('mfpwm')).toHaveFocus();
    });
  });

  it.each([
    ['notAllowed', /^You cannot request this service yourself/],
    ['staleStatus', /^Your access has changed in the meantime/],
    ['identityUnavailable', /^The request was not accepted/],
  ] as const)('shows why the service rejected it: %s', async (code, words) => {
    await showDashboard({ mocks: [requestRejectedMock('mfpwm', code)] });
    await openRequest('mfpwm');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  it('preserves the entered text when the service is unavailable, and when the form is closed', async () => {
    const request = { query: RequestAccessDocument, variables: { application: 'mfpwm', note: 'Why' } };
    await showDashboard({ mocks: [{ request, error: new DataError('offline') }] });
    await openRequest('mfpwm');
    await userEvent.type(screen.getByRole('textbox'), 'Why');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(frameOf('mfpwm')).toHaveFocus();
    await openRequest('mfpwm');
    expect(screen.getByRole('textbox')).toHaveValue('Why');
  });

  it('accepts an invitation and renews the token for the new role', async () => {
    const renew = vi.fn(() => Promise.resolve(true));
    const invited = accessMock([
      { application: 'lmsefront', status: 'invited', expiresAt: '2026-12-01T12:00:00.000Z' },
    ]);
    const accepted = accessMock([{ application: 'lmsefront', status: 'active' }]);
    await showDashboard({
      roles: [portalRoles.lmsefrontInvited],
      mocks: [invited, acceptMock('lmsefront'), accepted],
      signIn: { renew },
    });
    expect(await screen.findByText(/by December 1, 2026 to begin/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Accept invitation' }));
    await waitFor(() => {
      expect(renew).toHaveBeenCalledTimes(1);
    });
    expect(await screen.findByText(/^Your access has been granted/)).toBeInTheDocument();
  });
});
