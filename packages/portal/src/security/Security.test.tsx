import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ok } from '@kmx/core';

import { expectNoAxeViolations } from '../../../design-system/src/testing/axe';
import { configMock, localeMock, PortalDouble } from '../shared/portalDouble.mock';
import { customer } from '../signIn/signIn.mock';

import { Security } from './Security';
import {
  createSecurityFake,
  recoveryCodesMock,
  rejecting,
  statusMock,
  withDevice,
  withPasskeys,
} from './security.mock';
import type { SecurityClient } from './securityClient';

const signIn = jest.fn();
const show = (client: SecurityClient) =>
  render(
    <PortalDouble signIn={{ signIn, renew: () => Promise.resolve(false) }}>
      <Security locale={localeMock} config={configMock} user={customer} client={client} />
    </PortalDouble>,
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

  it('is changed with the current one, and every session is over then', async () => {
    const changePassword = jest.fn(createSecurityFake().changePassword);
    const { container } = show(createSecurityFake(statusMock, { changePassword }));
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
  ])('is measured while it is entered: %s', async (_name, chosen, text) => {
    show(createSecurityFake());
    await type(/^New password/, chosen);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it.each([
    [{ code: 'wrongPassword' }, /^Current password/, 'The current password is incorrect.'],
    [{ code: 'common' }, /^New password/, /^A password like this is on lists/],
    [{ code: 'unchanged' }, /^New password/, 'This is your current password. Please choose another one.'],
  ] as const)('is rejected with the reason at its field: %j', async (problem, label, text) => {
    show(createSecurityFake(statusMock, { changePassword: rejecting(problem) }));
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
    show(createSecurityFake(statusMock, { changePassword: rejecting(problem) }));
    await enter('Demo-1234', 'copper never sleeps 12');
    await press('Change password');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText(/^Current password/)).toHaveValue('Demo-1234');
    expect(screen.getByLabelText(/^New password/)).toHaveValue('copper never sleeps 12');
  });

  it('6 "they cannot edit profile or password": employees are told where it is kept', async () => {
    show(createSecurityFake({ ...statusMock, canChangePassword: false }));
    expect(await screen.findByText(/^Your password comes from the company directory/)).toBeInTheDocument();
    expect(screen.queryByLabelText(/^New password/)).not.toBeInTheDocument();
  });
});

describe('the second factor', () => {
  it('is set up after the password, and its ten codes are shown once', async () => {
    const beginEnrolment = jest.fn(createSecurityFake().beginEnrolment);
    const confirmEnrolment = jest.fn(createSecurityFake().confirmEnrolment);
    show(createSecurityFake(statusMock, { beginEnrolment, confirmEnrolment }));
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

  it('stays as it is with a wrong code, and the entries stay too', async () => {
    show(createSecurityFake(withDevice, { removeDevice: rejecting({ code: 'wrongCode' }) }));
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

  it('is removed with the password and a code, and every session is over then', async () => {
    const removeDevice = jest.fn(() => Promise.resolve(ok(null)));
    show(createSecurityFake(withDevice, { removeDevice }));
    await press('Remove second factor');
    await userEvent.type(dialog().getByLabelText(/^Current password/), 'Demo-1234');
    await userEvent.type(dialog().getByLabelText(/^Second-factor code/), '2abc-defg-hjkm');
    await userEvent.click(dialog().getByRole('button', { name: 'Remove second factor' }));
    expect(await screen.findByText('Your second factor is removed')).toBeInTheDocument();
    expect(removeDevice).toHaveBeenCalledWith({ password: 'Demo-1234', code: '2abc-defg-hjkm' });
  });

  it('is replaced: the new codes first, then the way to a new sign-in', async () => {
    show(createSecurityFake(withDevice));
    await press('Replace device');
    await press('Continue');
    await press('Save device');
    await press('I have stored the codes');
    expect(await screen.findByText('Your new device is ready')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign in again now' })).toBeInTheDocument();
  });

  it('cannot be removed where it is required, and few codes are pointed out', async () => {
    show(createSecurityFake({ ...withDevice, isDeviceRequired: true, recoveryCodesLeft: 1 }));
    expect(await screen.findByText(/^You have 1 recovery code left/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove second factor' })).not.toBeInTheDocument();
  });
});

describe('passkeys', () => {
  const nameField = () => dialog().getByLabelText(/^Name of the passkey/);

  it('are added with a name after the password; the first one brings recovery codes', async () => {
    const addPasskey = jest.fn(createSecurityFake().addPasskey);
    show(createSecurityFake(statusMock, { addPasskey }));
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

  it('need a name', async () => {
    const addPasskey = jest.fn(createSecurityFake().addPasskey);
    show(createSecurityFake(statusMock, { addPasskey }));
    await press('Add a passkey');
    await userEvent.clear(nameField());
    await press('Continue');
    expect(nameField()).toHaveAccessibleDescription(
      expect.stringContaining('Please give the passkey a name.'),
    );
    expect(addPasskey).not.toHaveBeenCalled();
  });

  it('are listed with their use, and a further one is proved by one of them', async () => {
    const addPasskey = jest.fn(createSecurityFake(withPasskeys).addPasskey);
    const { container } = show(createSecurityFake(withPasskeys, { addPasskey }));
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

  it('are removed one by one; a recovery code proves it where no passkey is at hand', async () => {
    const removePasskey = jest.fn(createSecurityFake().removePasskey);
    const proveByPasskey = jest.fn(createSecurityFake().proveByPasskey);
    show(createSecurityFake(withPasskeys, { removePasskey, proveByPasskey }));
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

  it('warn in the dialog when the last one is removed, which leaves the password alone', async () => {
    show(createSecurityFake({ ...withPasskeys, passkeys: withPasskeys.passkeys.slice(0, 1) }));
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
    show(createSecurityFake(statusMock, { addPasskey: rejecting({ code }) }));
    await press('Add a passkey');
    await userEvent.type(dialog().getByLabelText(/^Current password/), 'Demo-1234');
    await press('Continue');
    expect(await dialog().findByRole('alert')).toHaveTextContent(text);
    expect(dialog().getByLabelText(/^Current password/)).toHaveValue('Demo-1234');
  });

  it('remain the second factor when the device is removed', async () => {
    show(createSecurityFake({ ...withPasskeys, hasDevice: true }));
    await press('Remove second factor');
    expect(dialog().getByText(/^Your passkeys remain the second factor/)).toBeInTheDocument();
  });
});

describe('the sessions', () => {
  it('are listed by browser, and ended everywhere after a question', async () => {
    const { container } = show(createSecurityFake());
    expect(await screen.findByText('Firefox on Linux')).toBeInTheDocument();
    expect(screen.getByText('Safari on iPhone')).toBeInTheDocument();
    expect(screen.getByText('Unknown browser')).toBeInTheDocument();
    expect(screen.getAllByText('This browser')).toHaveLength(1);
    await expectNoAxeViolations(container);
    await press('Sign out everywhere');
    await userEvent.click(dialog().getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText('You are signed out everywhere')).toBeInTheDocument();
  });
});

it('tries again when the identity service did not respond', async () => {
  const readStatus = jest
    .fn(createSecurityFake().readStatus)
    .mockImplementationOnce(rejecting({ code: 'unavailable' }));
  show(createSecurityFake(statusMock, { readStatus }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The sign-in service is not responding');
  await press('Try again');
  expect(await screen.findByText('Firefox on Linux')).toBeInTheDocument();
});
