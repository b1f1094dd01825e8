import { resetGuesses } from '../access/guessLimit';
import { postRequest } from '../access/postRequest.mock';
import { createEditorSession, readSharedSession } from '../editorAccess/editorSession';

import { handleEditorSignIn } from './handleEditorSignIn';

const path = '/api/editor-area-autentication';
const password = 'editor-password';
process.env.EDITOR_PASSWORD = password;

const sendJson = (json: unknown, headers?: Record<string, string>) =>
  handleEditorSignIn(postRequest({ path, json, headers }));
const sendForm = (form: Record<string, string>) => handleEditorSignIn(postRequest({ path, form }));

const lines: string[] = [];
beforeEach(() => {
  resetGuesses();
  lines.length = 0;
  for (const level of ['info', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...values: unknown[]) => void lines.push(String(values[0])));
});

describe('the editor cookie: a keyed hash of session and password, compared in constant time (sections 6 and 9)', () => {
  const session = createEditorSession(password);
  const day = 86_400_000;

  it.each([
    ['our session', session, true],
    ['nothing', undefined, false],
    ['an empty value', '', false],
    ['dots', '..', false],
    ['the password itself', password, false],
    ['a tampered signature', `${session.slice(0, -1)}!`, false],
    ['a cut signature', session.slice(0, -1), false],
    ['a longer session', session.replace(/\.(\d+)\./, '.$19.'), false],
    ['another id', `0${session}`, false],
  ])('%s', (_, value, expected) => {
    expect(readSharedSession(value) !== undefined).toBe(expected);
  });

  it('is valid for 90 days, also for a client that ignores the lifetime of cookies', () => {
    const now = Date.now();
    expect(readSharedSession(session, now + 89 * day)).toBeDefined();
    expect(readSharedSession(session, now + 90 * day)).toBeUndefined();
  });

  it('is different for each sign-in', () => {
    expect(createEditorSession(password)).not.toBe(session);
  });

  it('does not contain the password', () => {
    expect(session).not.toContain(password);
  });
});

describe('POST /api/editor-area-autentication: "hash, or input | success; with input also hashedPassword" (section 7)', () => {
  it('accepts the session of an editor', async () => {
    expect(await (await sendJson({ hash: createEditorSession(password) })).json()).toEqual({ success: true });
    expect(await (await sendJson({ hash: 'other' })).json()).toEqual({ success: false });
  });

  it('returns the session for the right input and sets the cookie: "90 days, SameSite lax" (section 9)', async () => {
    const response = await sendJson({ input: password });
    const [cookie] = response.headers.getSetCookie();
    const value = cookie?.split(/[=;]/)[1];
    expect(await response.json()).toEqual({ success: true, hashedPassword: value });
    expect(readSharedSession(value)).toBeDefined();
    expect(cookie).toContain(`Max-Age=${90 * 24 * 3600}`);
    expect(cookie).toMatch(/Path=\/;.*HttpOnly.*SameSite=lax/i);
    expect(cookie).not.toMatch(/Secure/);
  });

  it('sets Secure on https', async () => {
    const response = await sendJson({ input: password }, { 'x-forwarded-proto': 'https' });
    expect(response.headers.getSetCookie()[0]).toContain('Secure');
  });

  it('sets no cookie for a wrong input', async () => {
    const response = await sendJson({ input: 'guess' });
    expect(await response.json()).toEqual({ success: false });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('logs each sign-in, without what was entered', async () => {
    await sendJson({ input: 'guess' });
    await sendJson({ input: password });
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { level: 'warn', message: 'Sign-in failed: editor area', result: 'wrong' },
      { level: 'info', message: 'Signed in: editor area', result: 'right' },
    ]);
    expect(lines.join()).not.toMatch(new RegExp(`guess|${password}`));
  });

  it('"wrong guesses are throttled": 429 with Retry-After, even for the right one', async () => {
    for (let time = 0; time < 10; time += 1) await sendJson({ input: 'guess' });
    const response = await sendJson({ input: password });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('throttles guesses from many addresses', async () => {
    for (let time = 0; time < 300; time += 1)
      await sendJson({ input: 'guess' }, { 'x-kmx-client-address': `10.0.${time >> 8}.${time & 255}` });
    const response = await sendJson({ input: password }, { 'x-kmx-client-address': '10.9.9.9' });
    expect(response.status).toBe(429);
  });

  it.each([
    [{}],
    [{ input: 5 }],
    [{ hash: null }],
    [[]],
    ['text'],
    [null],
    [{ input: 'a'.repeat(1001) }],
    [{ input: 'a'.repeat(10_000) }],
  ])('returns 400 for %p', async (json) => {
    const response = await sendJson(json);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.any(String) as string });
  });
});

describe('the HTML form of the editor area', () => {
  it.each([
    [password, '/en/about?explain', '/en/about?explain'],
    [password, '/en/about?editor=wrong&explain', '/en/about?explain'],
    [password, '//evil.example', '/'],
    [password, 'https://evil.example', '/'],
    ['guess', '/en/about?explain', '/en/about?explain&editor=wrong'],
    ['', '/en/about?explain', '/en/about?explain&editor=required'],
  ])('%s with returnTo %s redirects to %s', async (input, returnTo, expected) => {
    const response = await sendForm({ input, returnTo });
    expect([response.status, response.headers.get('location')]).toEqual([303, expected]);
    expect(response.headers.getSetCookie()).toHaveLength(input === password ? 1 : 0);
  });

  it('redirects back with "throttled" after too many attempts', async () => {
    for (let time = 0; time < 10; time += 1) await sendForm({ input: 'guess', returnTo: '/' });
    const response = await sendForm({ input: password, returnTo: '/' });
    expect(response.headers.get('location')).toBe('/?editor=throttled');
  });
});
