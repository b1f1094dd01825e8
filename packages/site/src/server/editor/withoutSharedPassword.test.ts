import { resetGuesses } from '../access/guessLimit';
import { postRequest } from '../access/postRequest.mock';

import { handleEditorSignIn } from './handleEditorSignIn';

const path = '/api/editor-area-autentication';
const demoPassword = 'editor-demo';

beforeAll(() => {
  delete process.env.EDITOR_PASSWORD;
});
beforeEach(() => {
  resetGuesses();
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

describe('without EDITOR_PASSWORD, a password is answered as a wrong one', () => {
  it.each([demoPassword, 'undefined', 'guess', ' '])('as JSON: %j', async (input) => {
    const response = await handleEditorSignIn(postRequest({ path, json: { input } }));
    expect([response.status, await response.json()]).toEqual([200, { success: false }]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    [demoPassword, 'wrong'],
    ['', 'required'],
  ])('as a form: %j', async (input, problem) => {
    const response = await handleEditorSignIn(postRequest({ path, form: { input, returnTo: '/en/editor' } }));
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/en/editor?editor=${problem}`,
    ]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('limits guesses as before', async () => {
    const guess = () => handleEditorSignIn(postRequest({ path, json: { input: demoPassword } }));
    for (let time = 0; time < 10; time += 1) expect((await guess()).status).toBe(200);
    expect((await guess()).status).toBe(429);
  });
});
