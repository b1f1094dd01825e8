import { fail, ok } from '@kmx/core';
import type { PasskeyBrowser } from './passkeyBrowser';
import { createSecurityClient } from './securityClient';

const issuer = 'http://identity.localhost:3004/am/oauth2/realms/root/realms/alpha';
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

const confirming: PasskeyBrowser = {
  create: (options) => Promise.resolve(ok({ id: 'new', options })),
  get: (options) => Promise.resolve(ok({ id: 'known', options })),
};

const createClient = (
  responses: (Response | Error)[],
  renew = () => Promise.resolve(true),
  passkeys: PasskeyBrowser = confirming,
) => {
  const send = vi.fn((_url: string | URL | Request, _init?: RequestInit) => {
    const next = responses.shift();
    return next instanceof Response ? Promise.resolve(next) : Promise.reject(next ?? new Error('none'));
  });
  const tokens = ['first', 'second'];
  const client = createSecurityClient({
    issuer,
    renew: async () => {
      tokens.shift();
      return renew();
    },
    readAccessToken: () => tokens[0],
    fetch: send,
    passkeys,
  });
  return { client, send };
};

it('sends the access token to the identity service, but no cookies', async () => {
  const { client, send } = createClient([new Response(null, { status: 204 })]);
  expect(await client.changePassword('old', 'new')).toEqual({ ok: true, value: null });
  const [url, init] = send.mock.calls[0] ?? [];
  expect(url).toBe('http://identity.localhost:3004/am/json/realms/root/realms/alpha/account/password');
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    headers: { authorization: 'Bearer first' },
    body: '{"currentPassword":"old","newPassword":"new"}',
  });
});

it('retries once with a renewed token after the first has expired', async () => {
  const { client, send } = createClient([
    json(401, { code: 'signedOut' }),
    json(200, { recoveryCodes: ['one'] }),
  ]);
  expect(await client.createRecoveryCodes({ password: 'p', code: 'c' })).toEqual({
    ok: true,
    value: { recoveryCodes: ['one'] },
  });
  expect(send.mock.calls[1]?.[1]).toMatchObject({ headers: { authorization: 'Bearer second' } });
});

it.each([
  ['a rejection', [json(403, { code: 'wrongCode' })], { code: 'wrongCode' }],
  [
    'too many attempts',
    [json(429, { code: 'tooManyTries', seconds: 90 })],
    { code: 'tooManyTries', seconds: 90 },
  ],
  ['an ended session', [json(401, { code: 'signedOut' })], { code: 'signedOut' }],
  ['an unknown code', [json(403, { code: 'somethingNew' })], { code: 'unavailable' }],
  ['an HTML page of a proxy', [new Response('<html>', { status: 502 })], { code: 'unavailable' }],
  ['a response without content', [json(200, {})], { code: 'unavailable' }],
  ['no response', [new TypeError('Failed to fetch')], { code: 'unavailable' }],
])('maps %s to a problem', async (_what, responses, error) => {
  const { client } = createClient(responses, () => Promise.resolve(false));
  expect(await client.createRecoveryCodes({ password: 'p', code: 'c' })).toEqual({ ok: false, error });
});

describe('a passkey', () => {
  const proof = { password: 'p', code: '' };
  const options = { challenge: 'c' };
  const bodyOf = (init: RequestInit | undefined): unknown =>
    typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;

  it('is created by the browser between re-authentication and confirmation', async () => {
    const { client, send } = createClient([json(200, { options }), json(200, { recoveryCodes: null })]);
    expect(await client.addPasskey(proof, 'Telephone')).toEqual({ ok: true, value: { recoveryCodes: null } });
    expect(send.mock.calls.map(([url]) => String(url).split('/account')[1])).toEqual([
      '/passkeys',
      '/passkeys/confirmation',
    ]);
    expect(bodyOf(send.mock.calls[1]?.[1])).toEqual({ name: 'Telephone', response: { id: 'new', options } });
  });

  it('replaces the code of a proof', async () => {
    const { client } = createClient([json(200, { options })]);
    expect(await client.proveByPasskey(proof)).toEqual({
      ok: true,
      value: { ...proof, passkey: { id: 'known', options } },
    });
  });

  it('is not confirmed when the user cancels', async () => {
    const cancelled = () => Promise.resolve(fail({ code: 'passkeyCancelled' } as const));
    const { client, send } = createClient([json(200, { options }), json(200, { options })], undefined, {
      create: cancelled,
      get: cancelled,
    });
    const error = { ok: false, error: { code: 'passkeyCancelled' } };
    expect(await client.addPasskey(proof, 'Telephone')).toEqual(error);
    expect(await client.proveByPasskey(proof)).toEqual(error);
    expect(send).toHaveBeenCalledTimes(2);
  });
});
