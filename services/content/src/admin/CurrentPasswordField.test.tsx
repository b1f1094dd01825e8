import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CurrentPasswordField } from './CurrentPasswordField';

let shownId: string | undefined;
let savedAt = 1;
const setValue = vi.fn();
let password: { valid: boolean; errorMessage?: string } | undefined;

/** Payload's field cannot be rendered by the test runner, so only its props are shown. */
vi.mock('@payloadcms/ui', () => ({
  useAuth: () => ({ user: { id: 'me' } }),
  useDocumentInfo: () => ({ id: shownId, data: { updatedAt: savedAt } }),
  useField: () => ({ setValue }),
  useFormSubmitted: () => true,
  useFormFields: (select: (state: [Record<string, unknown>]) => unknown) => select([{ password }]),
  Banner: ({ children }: { children: ReactNode }) => <div>{children}</div>,
  FieldDescription: ({ description }: { description: string }) => <p>{description}</p>,
  PasswordField: ({ field, autoComplete }: { field: { label: string }; autoComplete: string }) => (
    <label>
      {field.label} <input type="password" autoComplete={autoComplete} />
    </label>
  ),
}));

const field = {
  name: 'currentPassword',
  label: 'Current password',
  admin: { description: 'Needed for a new password or e-mail address.' },
};

const show = (id: string | undefined) => {
  shownId = id;
  render(<CurrentPasswordField path="currentPassword" field={field} />);
  return screen.queryByLabelText<HTMLInputElement>('Current password');
};

test('is asked for on the own account, and offered to password managers', () => {
  expect(show('me')?.autocomplete).toBe('current-password');
  expect(screen.queryByText('Needed for a new password or e-mail address.')).not.toBeNull();
});

test.each([
  ['the account of somebody else', 'somebody'],
  ['a new account', undefined],
])('is not asked for on %s', (_name, id) => {
  expect(show(id)).toBeNull();
});

test('tells why the server rejected the password, also of somebody else', () => {
  password = { valid: false, errorMessage: 'This password is easy to guess.' };
  show('somebody');
  expect(screen.getByRole('alert').textContent).toBe('This password is easy to guess.');
});

test('tells nothing while there is no reason', () => {
  password = { valid: true };
  show('me');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('is emptied once the account is saved, and not before', () => {
  shownId = 'me';
  const { rerender } = render(<CurrentPasswordField path="currentPassword" field={field} />);
  expect(setValue).not.toHaveBeenCalled();
  savedAt = 2;
  rerender(<CurrentPasswordField path="currentPassword" field={field} />);
  expect(setValue.mock.calls).toEqual([['', true]]);
});
