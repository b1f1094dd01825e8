import type { ConfirmationModal } from '@payloadcms/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { SecondFactorField } from './SecondFactorField';

let shownId: string | undefined;
const setValue = vi.fn();
const openModal = vi.fn();

/** Payload's components cannot be rendered by the test runner. */
vi.mock('@payloadcms/ui', () => ({
  useAuth: () => ({ user: { id: 'me' } }),
  useDocumentInfo: () => ({ id: shownId, data: { email: 'ada@example.com' } }),
  useModal: () => ({ openModal }),
  useField: () => ({ value: true, setValue }),
  useTranslation: () => ({ i18n: { language: 'en' } }),
  ConfirmationModal: ({
    heading,
    body,
    confirmLabel,
    onConfirm,
  }: ComponentProps<typeof ConfirmationModal>) => (
    <div role="dialog" aria-label={String(heading)}>
      <p>{body}</p>
      <button type="button" onClick={() => void onConfirm()}>
        {confirmLabel}
      </button>
    </div>
  ),
  Banner: ({ children }: { children: ReactNode }) => <div>{children}</div>,
  Button: ({ children, onClick }: { children: ReactNode; onClick: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
}));

const sent: unknown[] = [];
const serve = (routes: Record<string, object>) => {
  sent.length = 0;
  global.fetch = vi.fn().mockImplementation((path: string, { body }: { body?: string }) => {
    if (body !== undefined) sent.push(JSON.parse(body));
    const result = routes[path.replace('/api/users/', '')];
    return Promise.resolve({ ok: result && !('errors' in result), json: () => Promise.resolve(result) });
  });
};
const show = (id: string | undefined) => {
  shownId = id;
  return render(<SecondFactorField path="hasSecondFactor" />);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const none = { isSet: false, isRequired: false, recoveryCodesLeft: 0 };
const device = { isSet: true, isRequired: false, recoveryCodesLeft: 7 };

test('is set up with the password, the secret and a code, and shows the recovery codes', async () => {
  serve({
    'second-factor': none,
    'second-factor/enrolment': { enrolment: 'sealed', secret: 'ABCDEFGH', picture: '<svg></svg>' },
    'second-factor/confirmation': { recoveryCodes: ['ab23-cd45-ef67'] },
  });
  show('me');
  await userEvent.type(await screen.findByLabelText('Your current password'), 'a password');
  await press('Set up');
  expect(await screen.findByText('ABCD EFGH')).not.toBeNull();
  expect(screen.getByRole('img').getAttribute('src')).toContain('data:image/svg+xml,');
  await userEvent.type(screen.getByLabelText('Code of the app'), '123456{Enter}');
  expect(await screen.findByText('ab23-cd45-ef67')).not.toBeNull();
  expect(sent).toEqual([
    { password: 'a password', code: '' },
    { enrolment: 'sealed', code: '123456' },
  ]);
});

test('is removed with the password and a code', async () => {
  serve({ 'second-factor': device, 'second-factor/removal': { isSet: false } });
  show('me');
  expect(await screen.findByText('Set up. Recovery codes left: 7.')).not.toBeNull();
  await userEvent.type(screen.getByLabelText('Your current password'), 'a password');
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  await press('Remove');
  await waitFor(() => expect(sent).toEqual([{ password: 'a password', code: '123456' }]));
});

test('cannot be removed where the role needs it', async () => {
  serve({ 'second-factor': { ...device, isRequired: true } });
  show('me');
  expect(await screen.findByRole('button', { name: 'Replace' })).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});

test('shows the reason of the service', async () => {
  serve({
    'second-factor': none,
    'second-factor/enrolment': { errors: [{ message: 'This is not your current password.' }] },
  });
  show('me');
  await screen.findByLabelText('Your current password');
  await press('Set up');
  expect((await screen.findByRole('alert')).textContent).toBe('This is not your current password.');
});

test('of somebody else is reset by an administrator, after a question that names the account', async () => {
  serve({ 'second-factor/reset': { isSet: false } });
  show('somebody');
  await press('Reset');
  expect(openModal).toHaveBeenCalledWith('reset-second-factor');
  expect(sent).toEqual([]);
  expect(screen.getByRole('dialog', { name: 'Reset the second factor?' }).textContent).toContain(
    'The device and the recovery codes of ada@example.com will stop working',
  );
  await press('Reset second factor');
  await waitFor(() => expect(setValue).toHaveBeenCalledWith(false, true));
  expect(sent).toEqual([{ account: 'somebody' }]);
});

test('is not shown on the form of a new person', () => {
  expect(show(undefined).container.textContent).toBe('');
});
