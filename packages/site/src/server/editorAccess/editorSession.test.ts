import { createHmac, randomUUID } from 'node:crypto';

/** As after a start with these secrets. */
async function load(password: string | undefined, secret: string) {
  vi.resetModules();
  if (password === undefined) delete process.env.EDITOR_PASSWORD;
  else process.env.EDITOR_PASSWORD = password;
  process.env.SESSION_SECRET = secret;
  return import('./editorSession');
}

const password = 'editor-password';
const secret = 'a-secret-of-the-session';
const token = 'header.payload.signature';
const inAnHour = () => Date.now() + 3_600_000;

describe('sessions after a restart', () => {
  it.each([
    ['the same secrets', password, secret, { shared: true, account: true }],
    ['another shared password', 'another-password', secret, { shared: false, account: true }],
    ['no shared password', undefined, secret, { shared: false, account: true }],
    ['another SESSION_SECRET', password, 'another-secret-of-the-session', { shared: false, account: false }],
  ])('with %s', async (_name, nextPassword, nextSecret, valid) => {
    const before = await load(password, secret);
    const shared = before.createEditorSession(password);
    const account = before.createPersonalEditorSession(token, new Date(inAnHour()));
    const after = await load(nextPassword, nextSecret);
    expect({
      shared: after.readSharedSession(shared) !== undefined,
      account: after.isPersonalEditorCookie(account, token),
    }).toEqual(valid);
  });
});

it('the shared password is no key: a session of it cannot be signed with the password alone', async () => {
  const { readSharedSession } = await load(password, secret);
  const session = `${randomUUID()}.${inAnHour()}`;
  for (const content of [session, JSON.stringify(['editor', session])])
    expect(
      readSharedSession(`${session}.${createHmac('sha256', password).update(content).digest('base64url')}`),
    ).toBeUndefined();
});

it('the session of an account is none of the shared password, and the reverse', async () => {
  const sessions = await load(password, secret);
  const account = sessions.createPersonalEditorSession(password, new Date(inAnHour()));
  expect(sessions.readSharedSession(account)).toBeUndefined();
  expect(sessions.isPersonalEditorCookie(sessions.createEditorSession(token), token)).toBe(false);
});
