import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { SignInForm } from './SignInForm';

const push = vi.fn();
const fetchFullUser = vi.fn(() => Promise.resolve(null));

vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
/** Payload's components cannot be rendered by the test runner. */
vi.mock('@payloadcms/ui', () => ({
  useAuth: () => ({ fetchFullUser }),
  useTranslation: () => ({ i18n: { language: 'en' }, t: (key: string) => key }),
  Banner: ({ children }: { children: ReactNode }) => <div>{children}</div>,
  Button: ({ children, disabled }: { children: ReactNode; disabled: boolean }) => (
    <button type="submit" disabled={disabled}>
      {children}
    </button>
  ),
  Link: ({ children, href }: { children: ReactNode; href: string }) => <a href={href}>{children}</a>,
}));

beforeEach(() => {
  push.mockClear();
});

const sent: unknown[] = [];
const respond = (status: number, body: object) => () =>
  Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) });
const rejection = (message: string, code?: string) => ({ errors: [{ message, data: code && { code } }] });

const fillIn = async () => {
  render(<SignInForm redirectTo="/admin/account" />);
  await userEvent.type(screen.getByLabelText('general:email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('general:password'), 'a password');
};
const submit = () => userEvent.click(screen.getByRole('button'));

const serve = (...responses: ReturnType<typeof respond>[]) => {
  sent.length = 0;
  global.fetch = vi.fn().mockImplementation((_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return responses.shift()?.();
  });
};

const person = { email: 'ada@example.com', password: 'a password' };

test('signs in with the password alone where that is enough', async () => {
  serve(respond(200, { exp: 1 }));
  await fillIn();
  expect(screen.queryByLabelText('Code')).toBeNull();
  await submit();
  await waitFor(() => expect(push).toHaveBeenCalledWith('/admin/account'));
  expect(sent).toEqual([person]);
});

test('asks for the code once the service needs one, and sends it with the same password', async () => {
  serve(
    respond(401, rejection('Please enter the code.', 'secondFactorNeeded')),
    respond(401, rejection('This code is not valid.', 'secondFactorWrong')),
    respond(200, { exp: 1 }),
  );
  await fillIn();
  await submit();
  const code = await screen.findByLabelText('Code');
  expect(screen.getByRole('alert').textContent).toBe('Please enter the code.');
  expect(document.activeElement).toBe(code);
  await userEvent.type(code, '123456');
  await submit();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This code is not valid.'));
  expect(push).not.toHaveBeenCalled();
  await submit();
  await waitFor(() => expect(push).toHaveBeenCalledWith('/admin/account'));
  expect(sent).toEqual([person, { ...person, code: '123456' }, { ...person, code: '123456' }]);
});

test('shows why a sign-in failed, also without a response', async () => {
  serve(respond(401, rejection('The password is wrong.')), () => Promise.reject(new Error('offline')));
  await fillIn();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe('The password is wrong.');
  expect(screen.queryByLabelText('Code')).toBeNull();
  await submit();
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('This did not work. Please try again.'),
  );
});
