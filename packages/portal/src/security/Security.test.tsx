import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ok } from '@kmx/core';

import { expectNoAxeViolations } from '../../../design-system/src/testing/axe';
import { configMock, localeMock, FakePortal } from '../shared/fakePortal.mock';
import { customer } from '../signIn/signIn.mock';

import { Security } from './Security';
import {
  createFakeSecurityClient,
  recoveryCodesMock,
  rejecting,
  statusMock,
  withDevice,
  withPasskeys,
} from './security.mock';
import type { SecurityClient } from './securityClient';

const signIn = vi.fn();
const show = (client: SecurityClient) =>
  render(
    <FakePortal signIn={{ signIn, renew: () => Promise.resolve(false) }}>
      <Security locale={localeMock} config={configMock} user={customer} client={client} />
    </FakePortal>,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const type = async (label: RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text);

beforeEach(() => {
  signIn.mockClear();
});

describe('the password', () => {
  const enter = async (current: string, chosen: string) => {
    await type(/^Current password/, current);
    await type(/^New password/, chosen);
  };

  it('is changed with the current one, which ends all sessions', async () => {
    const changePassword = vi.fn(createFakeSecurityClient().changePassword);
    const { container } = show(createFakeSecurityClient(statusMock, { changePassword }));
    await enter('Demo-1234', 'copper never sleeps 12');
    await expectNoAxeViolations(container);
    await press('Change password');
    expect(await screen.findByText('Your password is changed')).toBeInTheDocument();
    expect(changePassword).toHaveBeenCalledWith('Demo-1234', 'copper never sleeps 12');
    await press('Sign in again now');
    await waitFor(() => {
      expect(signIn).toHaveBeenCalledTimes(1);
    });
  });

  it.each([
    ['common', 'qwertyuiop', 'On a list of known passwords: please choose another.'],
    ['short', 'short', 'Too short: at least 10 characters.'],
    ['easy', 'customercarla', 'Easy to guess: make it longer.'],
    ['good', 'copper never sleeps 12', 'Strong: very hard to guess.'],
  ])('shows its strength while typing: %s', async (_name, chosen, text) => {
    show(createFakeSecurityClient());
    await type(/^New password/, chosen);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it.each([
    [{ code: 'wrongPassword' }, /^Current password/, 'The current password is incorrect.'],
    [{ code: 'common' }, /^New password/, /^A password like this is on lists/],
    [{ code: 'unchanged' }, /^New password/, 'This is your current password. Please choose another one.'],
  ] as const)('is rejected with the reason at its field: %j', async (problem, label, text) => {
    show(createFakeSecurityClient(statusMock, { changePassword: rejecting(problem) }));
    await enter('Demo-1234', 'copper never sleeps 12');
    await press('Change password');
    await waitFor(() => {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringMatching(text));
    });
  });

  it.each([
    [{ code: 'unavailable' }, /^The sign-in service is not responding/],
    [{ code: 'offline' }, /^Check your network connection/],
    [{ code: 'tooManyTries', seconds: 61 }, /^Too many attempts. Try again in 2 minutes/],
  ] as const)('keeps what was entered when nothing came back: %j', async (problem, text) => {
    show(createFakeSecurityClient(statusMock, { changePassword: rejecting(problem) }));
    await enter('Demo-1234', 'copper never sleeps 12');
    await press('Change password');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText(/^Current password/)).toHaveValue('Demo-1234');
    expect(screen.getByLabelText(/^New password/)).toHaveValue('copper never sleeps 12');
  });

  it('6 "they cannot edit profile or password": explains to employees where it is managed', async () => {
    show(createFakeSecurityClient({ ...statusMock, canChangePassword: false }));
    expect(await screen.findByText(/^Your password comes from the company directory/)).toBeInTheDocument();
    expect(screen.queryByLabelText(/^New password/)).not.toBeInTheDocument();
  });
});

describe('the second factor', () => {
  it('is set up after re-authentication, and shows its ten codes once', async () => {
    const beginEnrolment = vi.fn(createFakeSecurityClient().beginEnrolment);
    const confirmEnrolment = vi.fn(createFakeSecurityClient().confirmEnrolment);
    show(createFakeSecurityClient(statusMock, { beginEnrolment, confirmEnrolment }));
    expect(await screen.findByText('Not set up')).toBeInTheDocument();
    await press('Set up second factor');
    expect(dialog().queryByLabelText(/^Second-factor code/)).not.toBeInTheDocument();
    await userEvent.type(dialog().getByLabelText(/^Current password/), 'Demo-1234');
    await press('Continue');
    expect(beginEnrolment).toHaveBeenCalledWith({ password: 'Demo-1234', code: '' });
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    await expectNoAxeViolations(screen.getByRole('dialog'));
    await userEvent.type(dialog().getByLabelText(/^Code that the app shows/), '123456');
    await press('Save device');
    expect(confirmEnrolment).toHaveBeenCalledWith('sealed', '123456');
    for (const code of recoveryCodesMock) expect(await screen.findByText(code)).toBeInTheDocument();
    await press('I have stored the codes');
    expect(await screen.findByText(/^Your second factor is ready/)).toBeInTheDocument();
    expect(screen.queryByText(recoveryCodesMock[0] ?? '')).not.toBeInTheDocument();
  });

  it('is unchanged after a wrong code, which preserves the entries', async () => {
    show(createFakeSecurityClient(withDevice, { removeDevice: rejecting({ code: 'wrongCode' }) }));
    await press('Remove second factor');
    await userEvent.type(dialog().getByLabelText(/^Current password/), 'Demo-1234');
    await userEvent.type(dialog().getByLabelText(/^Second-factor code/), '000000');
    await userEvent.click(dialog().getByRole('button', { name: 'Remove second factor' }));
    await waitFor(() => {
      expect(dialog().getByLabelText(/^Second-factor code/)).toHaveAccessibleDescription(
        expect.stringContaining('This code is incorrect'),
      );
    });
    expect(dialog().getByLabelText(/^Current password/)).toHaveValue('Demo-1234');
  });

  it('is removed with the password and a code, which ends all sessions', async () => {
    const removeDevice = vi.fn(() => Promise.resolve(ok(null)));
    show(createFakeSecurityClient(withDevice, { removeDevice }));
    await press('Remove second factor');
    await userEvent.type(dialog().getByLabelText(/^Current password/), 'Demo-1234');
    await userEvent.type(dialog().getByLabelText(/^Second-factor code/), '2abc-defg-hjkm');
    await userEvent.click(dialog().getByRole('button', { name: 'Remove second factor' }));
    expect(await screen.findByText('Your second factor is removed')).toBeInTheDocument();
    expect(removeDevice).toHaveBeenCalledWith({ password: 'Demo-1234', code: '2abc-defg-hjkm' });
  });

  it('is replaced: shows the new codes first, then the link to sign in', async () => {
    show(createFakeSecurityClient(withDevice));
    await press('Replace device');
    await press('Continue');
    await press('Save device');
    await press('I have stored the codes');
    expect(await screen.findByText('Your new device is ready')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign in again now' })).toBeInTheDocument();
  });

  it('cannot be removed if required, and warns about few remaining codes', async () => {
    show(createFakeSecurityClient({ ...withDevice, isDeviceRequired: true, recoveryCodesLeft: 1 }));
    expect(await screen.findByText(/^You have 1 recovery code left/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove second factor' })).not.toBeInTheDocument();
  });
});

describe('passkeys', () => {
  const nameField = () => dialog().getByLabelText(/^Name of the passkey/);

  it('are added with a name after re-authentication; the first one shows recovery codes', async () => {
    const addPasskey = vi.fn(createFakeSecurityClient().addPasskey);
    show(createFakeSecurityClient(statusMock, { addPasskey }));
    expect(await screen.findByText('You have no passkey yet.')).toBeInTheDocument();
    await press('Add a passkey');
    expect(dialog().queryByLabelText(/code/i)).not.toBeInTheDocument();
    await userEvent.clear(nameField());
    await userEvent.type(nameField(), ' Telephone ');
    await userEvent.type(dialog().getByLabelText(/^Current password/), 'Demo-1234');
    await expectNoAxeViolations(screen.getByRole('dialog'));
    await press('Continue');
    expect(addPasskey).toHaveBeenCalledWith({ password: 'Demo-1234', code: '' }, 'Telephone');
    for (const code of recoveryCodesMock) expect(await screen.findByText(code)).toBeInTheDocument();
  });

  it('require a name', async () => {
    const addPasskey = vi.fn(createFakeSecurityClient().addPasskey);
    show(createFakeSecurityClient(statusMock, { addPasskey }));
    await press('Add a passkey');
    await userEvent.clear(nameField());
    await press('Continue');
    expect(nameField()).toHaveAccessibleDescription(
      expect.stringContaining('Please give the passkey a name.'),
    );
    expect(addPasskey).not.toHaveBeenCalled();
  });

  it('are listed with their last use, and re-authenticate the addition of another one', async () => {
    const addPasskey = vi.fn(createFakeSecurityClient(withPasskeys).addPasskey);
    const { container } = show(createFakeSecurityClient(withPasskeys, { addPasskey }));
    expect(await screen.findByText('Added Feb 11, 2026, last used Mar 2, 2026')).toBeInTheDocument();
    expect(screen.getByText('Added Feb 27, 2026, not used yet')).toBeInTheDocument();
    await expectNoAxeViolations(container);
    await press('Add a passkey');
    await userEvent.type(dialog().getByLabelText(/^Current password/), 'Demo-1234');
    await press('Continue');
    expect(addPasskey.mock.calls[0]?.[0]).toEqual({
      password: 'Demo-1234',
      code: '',
      passkey: { id: 'passkey-1' },
    });
    expect(await screen.findByText('Your passkey is ready.')).toBeInTheDocument();
  });

  it('are removed one by one, with a recovery code if no passkey is available', async () => {
    const removePasskey = vi.fn(createFakeSecurityClient().removePasskey);
    const proveByPasskey = vi.fn(createFakeSecurityClient().proveByPasskey);
    show(createFakeSecurityClient(withPasskeys, { removePasskey, proveByPasskey }));
    await press('Remove “Telephone of the service team”');
    expect(dialog().queryByText(/^Your password alone will then be enough/)).not.toBeInTheDocument();
    await userEvent.type(dialog().getByLabelText(/^Current password/), 'Demo-1234');
    await userEvent.type(dialog().getByLabelText(/^Recovery code/), '2abc-defg-hjkm');
    await userEvent.click(dialog().getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Your passkey is removed')).toBeInTheDocument();
    expect(removePasskey).toHaveBeenCalledWith(
      { password: 'Demo-1234', code: '2abc-defg-hjkm' },
      'passkey-2',
    );
    expect(proveByPasskey).not.toHaveBeenCalled();
  });

  it('warn before the last one is removed, which leaves only the password', async () => {
    show(createFakeSecurityClient({ ...withPasskeys, passkeys: withPasskeys.passkeys.slice(0, 1) }));
    await press('Remove “Chrome on Windows”');
    expect(dialog().getByText(/Your password alone will then be enough/)).toBeInTheDocument();
  });

  it.each([
    ['passkeyCancelled', 'Nothing was confirmed on your device'],
    ['passkeyKnown', 'This device already has a passkey'],
    ['passkeyUnsupported', 'This browser cannot use passkeys here'],
    ['passkeyRejected', 'The passkey could not be verified'],
    ['passkeyLimit', 'Your account has as many passkeys'],
  ] as const)('show why they were not changed, and keep the entries: %s', async (code, text) => {
    show(createFakeSecurityClient(statusMock, { addPasskey: rejecting({ code }) }));
    await press('Add a passkey');
    await userEvent.type(dialog().getByLabelText(/^Current password/), 'Demo-1234');
    await press('Continue');
    expect(await dialog().findByRole('alert')).toHaveTextContent(text);
    expect(dialog().getByLabelText(/^Current password/)).toHaveValue('Demo-1234');
  });

  it('remain the second factor when the device is removed', async () => {
    show(createFakeSecurityClient({ ...withPasskeys, hasDevice: true }));
    await press('Remove second factor');
    expect(dialog().getByText(/^Your passkeys remain the second factor/)).toBeInTheDocument();
  });
});

describe('the sessions', () => {
  it('are listed by browser and ended together after confirmation', async () => {
    const { container } = show(createFakeSecurityClient());
    expect(await screen.findByText('Firefox on Linux')).toBeInTheDocument();
    expect(screen.getByText('Safari on iPhone')).toBeInTheDocument();
    expect(screen.getByText('Unknown browser')).toBeInTheDocument();
    expect(screen.getAllByText('This browser')).toHaveLength(1);
    await expectNoAxeViolations(container);
    await press('Sign out everywhere');
    await userEvent.click(dialog().getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText('You are signed out everywhere')).toBeInTheDocument();
  });

  it('are ended individually, except for this browser’s, and leave the focus at the list', async () => {
    const endSession = vi.fn(createFakeSecurityClient().endSession);
    const readStatus = vi
      .fn(() =>
        createFakeSecurityClient({ ...statusMock, sessions: statusMock.sessions.slice(0, 1) }).readStatus(),
      )
      .mockImplementationOnce(createFakeSecurityClient().readStatus);
    const { container } = show(createFakeSecurityClient(statusMock, { endSession, readStatus }));
    await screen.findByText('Firefox on Linux');
    expect(screen.queryByRole('button', { name: /Firefox/ })).not.toBeInTheDocument();
    await press('Sign out: Safari on iPhone');
    expect(await screen.findByText('The browser is signed out.')).toBeInTheDocument();
    expect(endSession.mock.calls).toEqual([['session-2']]);
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect(screen.getByRole('list', { name: 'Where you are signed in' })).toHaveFocus();
    await expectNoAxeViolations(container);
  });

  it('stay listed with the reason if one could not be ended', async () => {
    show(createFakeSecurityClient(statusMock, { endSession: rejecting({ code: 'unavailable' }) }));
    await press('Sign out: Unknown browser');
    expect(await screen.findByRole('alert')).toHaveTextContent('The sign-in service is not responding');
    expect(screen.getByText('Unknown browser')).toBeInTheDocument();
  });
});

it('offers a retry when the identity service does not respond', async () => {
  const readStatus = vi
    .fn(createFakeSecurityClient().readStatus)
    .mockImplementationOnce(rejecting({ code: 'unavailable' }));
  show(createFakeSecurityClient(statusMock, { readStatus }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The sign-in service is not responding');
  await press('Try again');
  expect(await screen.findByText('Firefox on Linux')).toBeInTheDocument();
});
