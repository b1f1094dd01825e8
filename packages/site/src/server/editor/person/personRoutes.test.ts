import { NextRequest } from 'next/server';

import { resetGuesses } from '../../access/guessLimit';
import { startFakeContentService, type FakeContentService } from '../../content/fakeContentService.mock';
import { loadPerson } from '../../editorAccess/contentAccounts';
import {
  createEditorSession,
  editorCookieName,
  isPersonalEditorCookie,
  readSharedSession,
} from '../../editorAccess/editorSession';

import { hasEditorSession } from '../../editorAccess/hasEditorSession';
import { personCookieName } from '../../editorAccess/personCookie';
import { POST as signOut } from '@/app/api/editor-session/end/route';
import { POST as signIn } from '@/app/api/editor-session/route';

let content: FakeContentService;
const requested: { path: string; authorization: string | undefined; visitor: unknown; body: string }[] = [];
const token = 'header.payload.signature';
const exp = Math.floor(Date.now() / 1000) + 7200;

const result = (path: string, status: number, body: object) =>
  content.files.set(path, (request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    request.on('end', () => {
      const { authorization, 'x-kmx-visitor-address': visitor } = request.headers;
      requested.push({ path, authorization, visitor, body: text });
      response.writeHead(status).end(JSON.stringify(body));
    });
  });

beforeAll(async () => {
  content = await startFakeContentService();
  process.env.CONTENT_URL = content.url;
  process.env.EDITOR_PASSWORD = 'editor-password';
  process.env.PREVIEW_API_KEY = 'a-key-of-some-length';
});
afterAll(() => content.close());
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  requested.length = 0;
  resetGuesses();
  result('/api/users/login', 200, { token, exp });
  result('/api/users/logout', 200, {});
});

const send = (
  route: typeof signIn,
  fields: Record<string, string>,
  {
    isForm = true,
    ...headers
  }: { isForm?: boolean; cookie?: string; origin?: string; 'x-kmx-client-address'?: string } = {},
) =>
  route(
    new NextRequest('http://localhost:3000/api/editor-session', {
      method: 'POST',
      headers: {
        host: 'localhost:3000',
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        ...headers,
      },
      body: isForm ? new URLSearchParams(fields).toString() : JSON.stringify(fields),
    }),
  );

const right = {
  email: 'editor@demo.example',
  password: 'Demo-1234',
  returnTo: '/en/editor?page=p1&account=wrong',
};

describe('sign-in with an account of the content service', () => {
  it('binds the cookie to the session of the service, and unlocks the area', async () => {
    const response = await send(signIn, right);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/en/editor?page=p1']);
    const cookies = response.headers.getSetCookie();
    const person = cookies.find((cookie) => cookie.startsWith(`${personCookieName}=${token}`));
    expect(person).toContain('HttpOnly');
    expect(person).toContain(`Expires=${new Date(exp * 1000).toUTCString()}`);
    const editor = cookies.find((cookie) => cookie.startsWith(`${editorCookieName}=`));
    expect(editor).toContain(`Expires=${new Date(exp * 1000).toUTCString()}`);
    const value = editor?.split(/[=;]/)[1];
    expect(isPersonalEditorCookie(value, token)).toBe(true);
    expect(isPersonalEditorCookie(value, token, exp * 1000)).toBe(false);
    expect([isPersonalEditorCookie(value, 'a.b.c'), readSharedSession(value)]).toEqual([false, undefined]);
  });

  it.each([
    ['a wrong password', 401, right, 'wrong'],
    ['a service that counted too many guesses', 429, right, 'throttled'],
    ['a service that is down', 503, right, 'unavailable'],
    ['an empty field', 200, { ...right, password: '' }, 'required'],
  ])('shows the error without setting a cookie: %s', async (_name, status, fields, problem) => {
    result('/api/users/login', status, { errors: [{ message: 'No.' }] });
    const response = await send(signIn, fields);
    expect(response.headers.get('location')).toBe(`/en/editor?page=p1&account=${problem}`);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['secondFactorNeeded', 'codeNeeded'],
    ['secondFactorWrong', 'codeWrong'],
    ['enrolmentNeeded', 'enrolmentNeeded'],
    ['anything else', 'wrong'],
  ])('returns what the second factor of an account needs: %s', async (code, problem) => {
    result('/api/users/login', 401, { errors: [{ message: 'No.', data: { code } }] });
    const response = await send(signIn, right);
    expect(response.headers.get('location')).toBe(`/en/editor?page=p1&account=${problem}`);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await send(signIn, right, { isForm: false })).status).toBe(401);
  });

  it('sends the code of the second factor, if one was entered', async () => {
    await send(signIn, { ...right, code: ' 123 456 ' });
    await send(signIn, { ...right, code: '' });
    expect(requested.map(({ body }): unknown => JSON.parse(body))).toEqual([
      { email: right.email, password: right.password, code: '123 456' },
      { email: right.email, password: right.password },
    ]);
  });

  it('does not count a right password without its code as a guess', async () => {
    result('/api/users/login', 401, { errors: [{ message: 'No.', data: { code: 'secondFactorNeeded' } }] });
    for (let time = 0; time < 15; time += 1) await send(signIn, right);
    expect(requested).toHaveLength(15);
  });

  it('passes the address of the visitor on with its key, so that the service counts each visitor alone', async () => {
    await send(signIn, right, { 'x-kmx-client-address': '203.0.113.7' });
    expect(requested).toMatchObject([
      { authorization: 'service-accounts API-Key a-key-of-some-length', visitor: '203.0.113.7' },
    ]);
  });

  it('throttles after ten wrong passwords', async () => {
    result('/api/users/login', 401, {});
    for (let guess = 0; guess < 10; guess += 1) await send(signIn, right);
    const response = await send(signIn, right);
    expect(response.headers.get('location')).toBe('/en/editor?page=p1&account=throttled');
    expect(requested).toHaveLength(10);
  });

  it('returns a status to programs', async () => {
    expect((await send(signIn, right, { isForm: false })).status).toBe(204);
    result('/api/users/login', 401, {});
    expect((await send(signIn, right, { isForm: false })).status).toBe(401);
  });

  it('never redirects to another site, and rejects cross-site requests', async () => {
    const response = await send(signIn, { ...right, returnTo: '//evil.example' });
    expect(response.headers.get('location')).toBe('/');
    expect((await send(signIn, right, { origin: 'https://evil.example' })).status).toBe(403);
  });
});

it('ends the session in the content service as well', async () => {
  const cookie = `${personCookieName}=${token}; ${editorCookieName}=${createEditorSession('editor-password')}`;
  const response = await send(signOut, { returnTo: '/en/editor' }, { cookie });
  expect(response.headers.get('location')).toBe('/en/editor');
  expect(requested).toMatchObject([{ path: '/api/users/logout', authorization: `JWT ${token}` }]);
  expect(response.headers.getSetCookie().filter((one) => one.includes('Max-Age=0'))).toHaveLength(2);
  expect(response.headers.get('clear-site-data')).toBe('"cache"');
});

it('ends access by the shared password, also for a copy of the cookie', async () => {
  const session = createEditorSession('editor-password');
  const cookie = `${editorCookieName}=${session}`;
  const response = await send(signOut, { returnTo: '/en/editor' }, { cookie });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/en/editor']);
  expect(response.headers.getSetCookie().join()).toMatch(new RegExp(`${editorCookieName}=;[^,]*Max-Age=0`));
  expect(requested).toEqual([]);
  expect(await hasEditorSession({ get: () => ({ value: session }) })).toBe(false);
});

it('does not sign out for another site, nor lead to one', async () => {
  const cookie = `${personCookieName}=${token}`;
  const response = await send(signOut, {}, { cookie, origin: 'https://evil.example' });
  expect([response.status, response.headers.getSetCookie(), requested]).toEqual([403, [], []]);
  const led = await send(signOut, { returnTo: 'https://evil.example' }, { cookie });
  expect(led.headers.get('location')).toBe('/');
});

it.each([
  ['an editor', { email: 'e@demo.example', name: 'Ann', role: 'editor' }, { name: 'Ann', mayEdit: true }],
  [
    'an author without a name',
    { email: 'a@demo.example', role: 'author' },
    { name: 'a@demo.example', mayEdit: false },
  ],
  ['an ended session', null, undefined],
])('returns the person of a session: %s', async (_name, user, person) => {
  result('/api/users/me', 200, { user });
  expect(await loadPerson(token)).toEqual(person);
  expect(requested).toMatchObject([{ authorization: `JWT ${token}` }]);
});
