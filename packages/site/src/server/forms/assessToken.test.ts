import { assessToken } from './assessToken';
import { handleChallenge } from './handleChallenge';

const keys = {
  RECAPTCHA_PROJECT_ID: 'komax-web',
  RECAPTCHA_SITE_KEY: 'site-key',
  RECAPTCHA_API_KEY: 'api-key',
};

/** Mocks the response of Google and records the requests. */
function mockGoogle(response: unknown, status = 200) {
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json(response, { status })));
}

beforeEach(() => {
  Object.assign(process.env, keys);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const name of Object.keys(keys)) Reflect.deleteProperty(process.env, name);
});

const valid = (more: object = {}) => ({ tokenProperties: { valid: true, action: 'SUBMIT', ...more } });

describe('decisions "reCAPTCHA Enterprise is used when its keys are configured"', () => {
  it.each<[string, unknown, number, object]>([
    ['a person', { ...valid(), riskAnalysis: { score: 0.9 } }, 200, { kind: 'passed' }],
    [
      'a low score',
      { ...valid(), riskAnalysis: { score: 0.1 } },
      200,
      { kind: 'rejected', reason: 'lowScore' },
    ],
    ['no score', valid(), 200, { kind: 'rejected', reason: 'lowScore' }],
    ['another action', { ...valid({ action: 'LOGIN' }) }, 200, { kind: 'rejected', reason: 'anotherAction' }],
    [
      'a used token',
      valid({ valid: false, invalidReason: 'DUPE' }),
      200,
      { kind: 'rejected', reason: 'DUPE' },
    ],
    ['an invalid value', {}, 200, { kind: 'rejected', reason: 'unavailable' }],
    ['an outage', {}, 500, { kind: 'rejected', reason: 'unavailable' }],
  ])('%s', async (_name, response, status, expected) => {
    const google = mockGoogle(response, status);
    expect(await assessToken('03AF', 'SUBMIT')).toMatchObject(expected);
    const [address, request] = google.mock.calls[0] ?? [];
    expect(address).toBe('https://recaptchaenterprise.googleapis.com/v1/projects/komax-web/assessments');
    expect(request?.redirect).toBe('error');
    expect(request?.body).toBe('{"event":{"token":"03AF","siteKey":"site-key","expectedAction":"SUBMIT"}}');
  });

  it('does not verify an empty token', async () => {
    const google = mockGoogle({});
    expect(await assessToken('', 'SUBMIT')).toEqual({ kind: 'rejected', reason: 'empty' });
    expect(google).not.toHaveBeenCalled();
  });

  it('pages contain its key, with the self-hosted challenge as a fallback', async () => {
    expect(await (await handleChallenge()).json()).toMatchObject({
      recaptchaSiteKey: 'site-key',
      challenge: { parameters: { algorithm: 'PBKDF2/SHA-256', data: { action: 'SUBMIT' } } },
    });
  });
});

it.each(Object.keys(keys))('without %s, only the self-hosted challenge is used', async (name) => {
  Reflect.deleteProperty(process.env, name);
  // The environment is read only once per module registry.
  vi.resetModules();
  const [{ assessToken: assess }, { handleChallenge: response }] = await Promise.all([
    import('./assessToken'),
    import('./handleChallenge'),
  ]);
  const google = mockGoogle({});
  expect(await assess('03AF', 'SUBMIT')).toEqual({ kind: 'rejected', reason: 'malformed' });
  expect(await (await response()).json()).not.toHaveProperty('recaptchaSiteKey');
  expect(google).not.toHaveBeenCalled();
});
