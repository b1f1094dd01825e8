import { startFakeContentService, type FakeContentService } from '../content/fakeContentService.mock';

import { createEditorSession, createPersonalEditorSession, editorCookieName } from './editorSession';
import { endSharedSession } from './endedSessions';
import { hasEditorSession } from './hasEditorSession';
import { personCookieName } from './personCookie';

let content: FakeContentService;
let checks = 0;
const token = 'header.payload.signature';
const ann = { email: 'ann@demo.example', role: 'editor' };

/** Null once the session has ended. */
const serveUser = (user: object | null) =>
  content.files.set('/api/users/me', (_request, response) => {
    checks += 1;
    response.writeHead(200).end(JSON.stringify({ user }));
  });

beforeAll(async () => {
  content = await startFakeContentService();
  process.env.CONTENT_URL = content.url;
  process.env.EDITOR_PASSWORD = 'editor-password';
});
afterAll(() => content.close());
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  checks = 0;
  serveUser(ann);
});

const read = (editor: string, person?: string) => {
  const cookies = new Map([[editorCookieName, editor]]);
  if (person !== undefined) cookies.set(personCookieName, person);
  return hasEditorSession({
    get: (name) => {
      const value = cookies.get(name);
      return value === undefined ? undefined : { value };
    },
  });
};
const inAnHour = () => new Date(Date.now() + 3_600_000);
const personal = () => createPersonalEditorSession(token, inAnHour());

it('access by an account ends with its session, also for a copy of the cookies', async () => {
  const copied = personal();
  expect(await read(copied, token)).toBe(true);
  serveUser(null);
  expect(await read(copied, token)).toBe(false);
});

it.each<[string, () => Promise<boolean>]>([
  ['without its token', () => read(personal())],
  ['with another token', () => read(personal(), 'header.payload.other')],
  ['that has expired', () => read(createPersonalEditorSession(token, new Date(Date.now() - 1)), token)],
  ['that is forged', () => read('a.9999999999999.b', token)],
])('a cookie %s opens nothing, and asks nobody', async (_name, opened) => {
  expect(await opened()).toBe(false);
  expect(checks).toBe(0);
});

it('access by the shared password needs no account', async () => {
  expect(await read(createEditorSession('editor-password'))).toBe(true);
  expect(checks).toBe(0);
});

it('access by the shared password ends with the sign-out, also for a copy of the cookie', async () => {
  const [copied, other] = [createEditorSession('editor-password'), createEditorSession('editor-password')];
  await endSharedSession('a.9999999999999.b');
  await endSharedSession(copied);
  expect(await read(copied)).toBe(false);
  expect(await read(other)).toBe(true);
});

it('nothing opens while the session cannot be checked', async () => {
  content.files.set('/api/users/me', (_request, response) => void response.writeHead(503).end());
  expect(await read(personal(), token)).toBe(false);
});
