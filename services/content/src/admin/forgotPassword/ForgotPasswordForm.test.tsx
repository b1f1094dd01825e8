import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ForgotPasswordForm } from './ForgotPasswordForm';

/** Payload's components cannot be rendered by the test runner. */
vi.mock('@payloadcms/ui', () => ({
  useTranslation: () => ({ i18n: { language: 'en' }, t: (key: string) => key }),
  Banner: ({ children }: { children: ReactNode }) => <div>{children}</div>,
  Button: ({ children, disabled }: { children: ReactNode; disabled: boolean }) => (
    <button type="submit" disabled={disabled}>
      {children}
    </button>
  ),
  Link: ({ children, href }: { children: ReactNode; href: string }) => <a href={href}>{children}</a>,
}));

const serve = (...responses: (readonly [status: number, body: object])[]) => {
  const requests = vi.fn().mockImplementation(() => {
    const [status, body] = responses.shift() ?? [500, {}];
    return Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) });
  });
  global.fetch = requests;
  return requests;
};

const tooMany = 'Too many attempts. Please wait 60 min, then try again.';
const rejection = [429, { errors: [{ message: tooMany }] }] as const;
const accepted = [200, { message: 'Success.' }] as const;

const enter = async () => {
  render(<ForgotPasswordForm />);
  await userEvent.type(screen.getByLabelText('general:email'), 'ada@example.com{Enter}');
};

test('reports a mail after the service has accepted the request', async () => {
  const requests = serve(accepted);
  await enter();
  expect((await screen.findByRole('status')).textContent).toContain('authentication:emailSent');
  expect(requests).toHaveBeenCalledWith(
    '/api/users/forgot-password',
    expect.objectContaining({ method: 'POST', body: JSON.stringify({ email: 'ada@example.com' }) }),
  );
});

test('shows the time to wait after too many attempts, and reports no mail', async () => {
  serve(rejection);
  await enter();
  expect((await screen.findByRole('alert')).textContent).toBe(tooMany);
  expect(screen.queryByText('authentication:emailSent')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('general:email').value).toBe('ada@example.com');
});

test('does the same when a mail is requested once more', async () => {
  serve(accepted, rejection);
  await enter();
  await userEvent.click(await screen.findByRole('button', { name: 'authentication:resend' }));
  expect((await screen.findByRole('alert')).textContent).toBe(tooMany);
  expect(screen.queryByText('authentication:emailSent')).toBeNull();
});

test('reports no mail if the service does not respond', async () => {
  global.fetch = vi.fn().mockRejectedValue(new Error('offline'));
  await enter();
  expect((await screen.findByRole('alert')).textContent).toBe('This did not work. Please try again.');
});
