import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../../../design-system/src/testing/axe';
import { DataError } from '../../data/problems';
import { narrowWindow, widenWindow } from '../../lists/narrowWindow.mock';
import { localeMock } from '../../shared/fakePortal.mock';
import { FakeUserService, type RecordedRequest } from '../fakeUserService.mock';
import { readUserFlash } from '../userFlash';
import {
  administrator,
  createAccess,
  createAuditTrail,
  createUser,
  everyStatus,
  oneself,
} from '../users.mock';
import { UserDetail } from './UserDetail';

type Responses = Parameters<typeof FakeUserService>[0]['responses'];

const openUser = (responses: Responses = {}) => {
  const requests: RecordedRequest[] = [];
  const view = render(
    <FakeUserService responses={responses} requests={requests}>
      <UserDetail id="u-001" locale={localeMock} user={administrator} />
    </FakeUserService>,
  );
  const inputs = () =>
    requests.filter(({ operation }) => operation === 'ChangeAccess').map(({ variables }) => variables.input);
  return { ...view, requests, inputs };
};
const heading = () => screen.findByRole('heading', { level: 1, name: 'Paula Planner' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const changed = () => ({
  changeAccess: {
    __typename: 'AccessChanged',
    user: createUser({ access: [createAccess('ticketing', 'inactive')] }),
  },
});
const rejected = (code: string) => ({ changeAccess: { __typename: 'ActionRefused', code } });
const unavailable = () => new DataError('failed', { serviceCode: 'USER_NOT_AVAILABLE' });

afterEach(() => {
  widenWindow();
  window.history.replaceState(null, '', '/');
});

describe('UserDetail', () => {
  it('shows profile, access and audit trail', async () => {
    const { container } = openUser();
    await heading();
    expect(screen.getByRole('link', { name: 'paula.planner@demo.example' })).toBeInTheDocument();
    const access = screen.getByRole('table', { name: 'Application access' });
    expect(within(access).getAllByRole('rowheader')).toHaveLength(7);
    expect(await screen.findByText('Confirmed by the head of the plant.')).toBeInTheDocument();
    expect(screen.getByText('From “Access requested” to “Active”')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('stores the page of the audit trail in the URL, and Back restores the previous one', async () => {
    const { requests } = openUser({ AuditTrail: () => createAuditTrail(60) });
    const pages = await screen.findByRole('navigation', { name: 'Pages of the audit trail' });
    const findRequest = () =>
      requests.findLast(({ operation }) => operation === 'AuditTrail')?.variables.page;
    await userEvent.click(within(pages).getByRole('link', { name: 'Page 2' }));
    expect(window.location.search).toBe('?page=2');
    expect(findRequest()).toBe(2);
    expect(await screen.findByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
    act(() => {
      window.history.replaceState(null, '', '/');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await screen.findByRole('link', { current: 'page' })).toHaveAccessibleName('Page 1');
  });

  it('opens the page of the audit trail from the URL, limited to the last one', async () => {
    window.history.replaceState(null, '', '?page=9');
    const { requests } = openUser({ AuditTrail: () => createAuditTrail(60) });
    expect(await screen.findByRole('link', { current: 'page' })).toHaveAccessibleName('Page 3');
    expect(requests).toContainEqual({ operation: 'AuditTrail', variables: { userId: 'u-001', page: 9 } });
  });

  it('renders each application as a card on narrow windows, with its actions', async () => {
    narrowWindow();
    const { container } = openUser();
    await heading();
    const cards = screen.getByRole('list', { name: 'Application access' });
    expect(within(cards).getAllByRole('listitem')).toHaveLength(7);
    expect(
      within(cards).getByRole('button', { name: 'Accept request: Machine inventory' }),
    ).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it.each([
    [
      'Accept request: Machine inventory',
      'assetdb',
      'acceptRequest',
      'pending',
      'Paula Planner now has access.',
    ],
    [
      'Resend invite: E-learning',
      'lmsefront',
      'resendInvite',
      'invited',
      'An invitation is on its way to Paula Planner.',
    ],
    [
      'Send a new invite: Product information',
      'productinfo',
      'sendNewInvite',
      'inviteExpired',
      'An invitation is on its way to Paula Planner.',
    ],
    ['Grant access: Direct orders', 'direct', 'grantAccess', 'inactive', 'Paula Planner now has access.'],
    ['Invite: Artemis', 'artemis', 'invite', null, 'An invitation is on its way to Paula Planner.'],
  ])(
    'runs "%s" without confirmation, with the status that was shown',
    async (name, application, action, status, text) => {
      const { inputs } = openUser({ ChangeAccess: changed });
      await press(name);
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(inputs()).toEqual([{ userId: 'u-001', application, action, expectedStatus: status }]);
    },
  );

  it.each([
    [
      'Withdraw access: Service tickets',
      'Withdraw access',
      'withdrawAccess',
      'Access for Paula Planner was withdrawn.',
    ],
    [
      'Decline request: Machine inventory',
      'Decline request',
      'declineRequest',
      'The request from Paula Planner was declined.',
    ],
    ['Edit access: Service tickets', 'Edit access', 'editAccess', 'Access for Paula Planner was changed.'],
  ])('confirms "%s" and sends the note', async (name, label, action, text) => {
    const { inputs } = openUser({ ChangeAccess: changed });
    await press(name);
    expect(inputs()).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Note (optional)' }), 'Left the plant');
    await confirm(label);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(inputs()).toMatchObject([{ action, note: 'Left the plant' }]);
  });

  it('says that the note to a rejection is mailed to the person', async () => {
    openUser();
    await press('Decline request: Machine inventory');
    expect(screen.getByRole('textbox', { name: 'Note (optional)' })).toHaveAccessibleDescription(
      'Paula Planner can read it in the e-mail about the decision. It is also kept in the audit trail.',
    );
  });

  it('changes nothing when the confirmation is cancelled, and restores the focus', async () => {
    const { inputs } = openUser();
    await press('Withdraw access: Service tickets');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Withdraw access: Service tickets' })).toHaveFocus();
    expect(inputs()).toEqual([]);
  });

  it('changes the installation type of Artemis', async () => {
    const { inputs } = openUser({
      User: () => ({ user: createUser({ access: [createAccess('artemis', 'active')] }) }),
      ChangeAccess: changed,
    });
    await press('Edit access: Artemis');
    await userEvent.click(screen.getByRole('radio', { name: 'On-premises' }));
    await confirm('Edit access');
    await waitFor(() => expect(inputs()).toMatchObject([{ action: 'editAccess', isOnPremises: true }]));
  });

  it('explains a status that changed in the meantime and reloads the user', async () => {
    const { requests } = openUser({ ChangeAccess: () => rejected('staleStatus') });
    await press('Accept request: Machine inventory');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Someone else changed this access in the meantime/u,
    );
    expect(screen.getByRole('alert').parentElement).toHaveFocus();
    await waitFor(() =>
      expect(requests.filter(({ operation }) => operation === 'User').length).toBeGreaterThan(1),
    );
  });

  it.each([
    ['notAllowed', /You do not have permission for this action/u],
    ['ownUser', /You cannot change your own access/u],
    ['identityUnavailable', /The sign-in service is not responding/u],
    ['unknownUser', /This user no longer exists/u],
  ])('explains a rejection by the service: %s', async (code, text) => {
    openUser({ ChangeAccess: () => rejected(code) });
    await press('Accept request: Machine inventory');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('is busy while an action runs, so that no other can be started', async () => {
    openUser({ ChangeAccess: () => 'pending' });
    await press('Accept request: Machine inventory');
    expect(await screen.findByText('In progress')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Withdraw access: Service tickets' })).toBeDisabled();
  });

  it('shows the same message for a missing and an inaccessible user', async () => {
    openUser({ User: unavailable });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The user does not exist, or you do not have permission to see them.',
    );
  });

  it('"They lose the ability to view a user when no organization is shared": explains it', async () => {
    const responses = [{ user: everyStatus }, unavailable()];
    openUser({ User: () => responses.shift() ?? 'pending', ChangeAccess: () => rejected('unknownUser') });
    await press('Accept request: Machine inventory');
    expect(
      await screen.findByText(/You no longer share an organisation with this user/u),
    ).toBeInTheDocument();
  });

  it('deletes after confirmation, stores the notice and returns to the list', async () => {
    const onBack = vi.fn((event: MouseEvent) => event.preventDefault());
    openUser({ DeleteUser: () => ({ deleteUser: { __typename: 'UserDeleted', id: 'u-001' } }) });
    await heading();
    screen.getByRole('link', { name: 'All users' }).addEventListener('click', onBack);
    await press('Delete user');
    expect(screen.getByRole('dialog', { name: 'Delete Paula Planner?' })).toBeInTheDocument();
    await confirm('Delete user');
    await waitFor(() => expect(onBack).toHaveBeenCalledTimes(1));
    expect(readUserFlash()).toEqual({ kind: 'deleted', name: 'Paula Planner' });
  });

  it('stays on the page when the deletion is rejected', async () => {
    openUser({ DeleteUser: () => ({ deleteUser: { __typename: 'ActionRefused', code: 'notAllowed' } }) });
    await press('Delete user');
    await confirm('Delete user');
    expect(await screen.findByRole('alert')).toHaveTextContent(/You do not have permission/u);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('resets a second factor after confirmation and refetches the audit trail', async () => {
    const { requests } = openUser({
      ResetMfaDevice: () => ({ resetMfaDevice: { __typename: 'MfaReset', ok: true } }),
    });
    await press('Reset second factor');
    expect(screen.getByRole('dialog', { name: 'Reset the second factor of Paula Planner?' })).toBeVisible();
    await confirm('Reset second factor');
    expect(await screen.findByText(/^The second factor of Paula Planner was reset/)).toBeInTheDocument();
    expect(requests).toContainEqual({ operation: 'ResetMfaDevice', variables: { userId: 'u-001' } });
    await waitFor(() =>
      expect(requests.filter(({ operation }) => operation === 'AuditTrail').length).toBeGreaterThan(1),
    );
  });

  it.each([
    [
      () => ({ resetMfaDevice: { __typename: 'ActionRefused', code: 'identityUnavailable' } }),
      /^The sign-in/,
    ],
    [() => new DataError('unavailable'), /^It may be busy/],
  ])('shows why a second factor was not reset', async (response, text) => {
    openUser({ ResetMfaDevice: response });
    await press('Reset second factor');
    await confirm('Reset second factor');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('sends the invitation of a user who has never signed in again', async () => {
    const user = createUser({ canResendInvitation: true, lastSignInAt: null });
    const { requests } = openUser({
      User: () => ({ user }),
      ResendInvitation: () => ({ resendInvitation: { __typename: 'AccessChanged', user } }),
    });
    await press('Resend invite');
    expect(await screen.findByText('An invitation is on its way to Paula Planner.')).toBeInTheDocument();
    expect(requests).toContainEqual({ operation: 'ResendInvitation', variables: { userId: 'u-001' } });
  });

  it.each([
    [
      () => ({ resendInvitation: { __typename: 'ActionRefused', code: 'tooManyInvitations' } }),
      /^Too many invitations/,
    ],
    [() => new DataError('unavailable'), /^It may be busy/],
  ])('shows why an invitation was not sent again', async (response, text) => {
    openUser({
      User: () => ({ user: createUser({ canResendInvitation: true }) }),
      ResendInvitation: response,
    });
    await press('Resend invite');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('has no invitation to send if the service does not allow it', async () => {
    openUser();
    await heading();
    expect(screen.queryByRole('button', { name: 'Resend invite' })).toBeNull();
  });

  it('has no reset if the service does not allow it', async () => {
    openUser({ User: () => ({ user: createUser({ canResetMfaDevice: false }) }) });
    await heading();
    expect(screen.queryByRole('button', { name: 'Reset second factor' })).toBeNull();
  });

  it('has no deletion if the service does not allow it', async () => {
    openUser({ User: () => ({ user: createUser({ canDelete: false }) }) });
    await heading();
    expect(screen.queryByRole('button', { name: 'Delete user' })).toBeNull();
    expect(screen.queryByText(/another administrator/iu)).toBeNull();
  });

  it('explains to administrators that others manage their own access', async () => {
    const { container } = openUser({ User: () => ({ user: oneself }) });
    await screen.findByRole('heading', { level: 1, name: 'Ada Administrator' });
    expect(screen.getByText('You')).toBeInTheDocument();
    expect(
      screen.getByText(/Only another administrator of your organisation can change your access/u),
    ).toBeVisible();
    const access = screen.getByRole('table', { name: 'Application access' });
    expect(within(access).getAllByRole('rowheader')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /access|invite|delete/iu })).toBeNull();
    await expectNoAxeViolations(container);
  });
});
