import fc from 'fast-check';

import { decideReSignIn, filterFailures } from './decideReSignIn';
import { decideReturnPath } from './decideReturnPath';
import { decideRenewalDelay, decideTokenUse, isRenewalDue } from './decideTokenUse';
import { checkReturnedState, readReturnParameters } from './readReturnParameters';
import { signInLimits, signInScope } from './signInLimits';
import { parseTokenResponse } from './StoredTokens';
import { createSignedInUser, parseUserInfo } from './UserInfo';

const now = 1_800_000_000_000;
const tokens = { accessToken: 'a', idToken: 'i', expiresAt: now + 180_001, subject: 'u-1' };

it('9 names the constants', () => {
  const { renewalThresholdMs, authorizationTimeoutMs, serverTimeoutMs, abortMs } = signInLimits;
  expect([renewalThresholdMs, authorizationTimeoutMs, serverTimeoutMs, abortMs]).toEqual([
    180_000, 5000, 3000, 30_000,
  ]);
  expect(signInScope).toBe('openid profile email fr:idm:*');
});

describe('4 "Tokens are reused unless renewal is forced, a code is present, or they expire within 180 seconds"', () => {
  const calm = { tokens, isForced: false, hasCode: false, now };
  it.each([
    ['lasting', calm, 'reuse'],
    ['expiring within 180 s', { ...calm, now: now + 1 }, 'renew'],
    ['expired', { ...calm, now: now + 900_000 }, 'renew'],
    ['forced', { ...calm, isForced: true }, 'renew'],
    ['a code', { ...calm, hasCode: true }, 'renew'],
    ['none', { ...calm, tokens: undefined }, 'none'],
  ] as const)('%s', (_name, input, expected) => {
    expect(decideTokenUse(input)).toBe(expected);
  });

  it.each([
    ['an hour', 3_600_000, 0, 3_420_000],
    ['an hour, half of it gone', 3_600_000, 1_800_000, 1_620_000],
    ['an hour, when the page slept past it', 3_600_000, 4_000_000, 0],
    ['180 s: no storm of renewals', 180_000, 0, 30_000],
    ['5 s: no storm of renewals', 5000, 0, 30_000],
    ['5 s, after the pause', 5000, 30_000, 0],
    ['a year', 31_536_000_000, 0, 2_147_483_647],
  ])('renews tokens of %s', (_name, life, passed, expected) => {
    const times = { obtainedAt: now, expiresAt: now + life, now: now + passed };
    expect(decideRenewalDelay(times)).toBe(expected);
    expect(isRenewalDue(times)).toBe(expected === 0);
  });
});

it.each([
  [[now], 'signInAgain'],
  [[now - 1000, now], 'signInAgain'],
  [[now - 59_999, now - 1000, now], 'giveUp'],
  [[now - 60_000, now - 1000, now], 'signInAgain'],
  [[now + 5000, now + 4000, now], 'signInAgain'],
] as const)('decision: "tried at most twice in a minute": %j', (failures, expected) => {
  expect(decideReSignIn(failures, now)).toBe(expected);
  expect(filterFailures(failures, now)).toContain(now);
});

describe('5 "The token response must contain an access token"', () => {
  const response = { access_token: 'a', id_token: 'i', expires_at: now / 1000, subject: 'u-1' };
  it('parses a valid one', () => {
    expect(parseTokenResponse(response)).toEqual({ ok: true, value: { ...tokens, expiresAt: now } });
  });
  it.each([
    [{ access_token: '' }, 'Access token not found in response.'],
    [{ access_token: undefined }, 'Access token not found in response.'],
    [{ id_token: undefined }, 'Unable to exchange authorization for tokens'],
    [{ expires_at: Number.NaN }, 'Unable to exchange authorization for tokens'],
    [{ subject: null }, 'Unable to exchange authorization for tokens'],
  ])('%j', (change, message) => {
    expect(parseTokenResponse({ ...response, ...change })).toMatchObject({ ok: false, error: { message } });
  });
});

describe('2 "/callback reads the query parameters code and state"', () => {
  it.each([
    ['code=c&state=s', true, { code: 'c', state: 's' }],
    ['', false, { message: 'missing params' }],
    ['code=c', false, { message: 'missing params' }],
    ['code=&state=s', false, { message: 'missing params' }],
    [
      'state=s&error=access_denied&error_description=End-User+aborted',
      false,
      {
        message: 'missing params access_denied: End-User aborted',
        details: { error: 'access_denied', errorDescription: 'End-User aborted' },
      },
    ],
    ['code=c&code=d&state=s', false, { message: 'Failed to acquire authorization code' }],
  ])('%s', (query, isRead, expected) => {
    const read = readReturnParameters(new URLSearchParams(query));
    expect(read.ok).toBe(isRead);
    expect(read.ok ? read.value : read.error).toMatchObject(expected);
  });

  it.each([
    ['s', ['other', 's'], undefined],
    ['s', ['other'], 'State mismatch'],
    ['s', [], 'State or verifier not found in session storage.'],
  ])('5 "Returned state must equal stored state": %s of %j', (returned, stored, message) => {
    const checked = checkReturnedState(returned, stored);
    expect(checked.ok ? undefined : checked.error.message).toBe(message);
  });
});

describe('decision: "A deep link survives sign-in; without one, /callback goes to /mykomax"', () => {
  const place = { origin: 'https://www.example.com', portalHref: '/de-ch/mykomax' };
  it.each([
    ['/de-ch/mykomax/user-admin?status=active#top', '/de-ch/mykomax/user-admin?status=active#top'],
    ['/en/products', '/en/products'],
    ['//evil.example/en/mykomax', '/de-ch/mykomax'],
    ['/\\evil.example/en', '/de-ch/mykomax'],
    ['/\t/evil.example/en', '/de-ch/mykomax'],
    ['/en/..//evil.example', '/de-ch/mykomax'],
    ['https://evil.example/en', '/de-ch/mykomax'],
    ['https://www.example.com/en/mykomax', '/de-ch/mykomax'],
    ['javascript:alert(1)', '/de-ch/mykomax'],
    ['/mykomax', '/de-ch/mykomax'],
    ['/it/mykomax', '/de-ch/mykomax'],
    ['/api/session', '/de-ch/mykomax'],
    ['/de-ch/mykomax/logout', '/de-ch/mykomax'],
    ['/de-ch/MyKomax/Logout?x=1', '/de-ch/mykomax'],
    ['/de-ch/callback?code=1&state=2', '/de-ch/mykomax'],
    ['', '/de-ch/mykomax'],
    [undefined, '/de-ch/mykomax'],
    [{ path: '/en' }, '/de-ch/mykomax'],
  ])('%s', (requested, expected) => {
    expect(decideReturnPath(requested, place)).toBe(expected);
  });

  it('never leads to another host', () => {
    const parts = fc.array(
      fc.constantFrom('/', '\\', 'en', 'de-ch', '..', '.', ':', '@', 'evil.example', '%2f', '\t', '?', '#'),
    );
    fc.assert(
      fc.property(parts, (requested) => {
        const url = new URL(decideReturnPath(requested.join(''), place), place.origin);
        expect(url.origin).toBe(place.origin);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('3 the user, from the identity provider', () => {
  const response = {
    sub: 'u-1',
    given_name: 'Mira',
    family_name: 'Keller',
    name: 'Mira Keller',
    email: 'service.manager@demo.example',
    email_verified: true,
    roles: ['kmx_delegatedadmin_extern'],
    kmx_internal: false,
    locale: 'de-CH',
    kmx_country: 'ch',
    kmx_measurement: 'Metric',
  };
  const read = (change: object) => {
    const info = parseUserInfo({ ...response, ...change });
    if (!info.ok) throw info.error;
    return createSignedInUser(info.value, now);
  };

  it('is parsed completely', () => {
    expect(read({})).toEqual({
      id: 'u-1',
      firstName: 'Mira',
      lastName: 'Keller',
      fullName: 'Mira Keller',
      initials: 'MK',
      email: 'service.manager@demo.example',
      roles: ['kmx_delegatedadmin_extern'],
      isPopulated: true,
      isDelegatedAdminInternal: false,
      isDelegatedAdminExternal: true,
      isInternal: false,
      expiresAt: now,
      language: 'de',
      country: 'CH',
      measurementSystem: 'Metric',
    });
  });

  it.each([
    ['roles as one string', { roles: 'kmx_delegatedadmin_intern' }, { isDelegatedAdminInternal: true }],
    ['no name', { name: undefined }, { fullName: 'Mira Keller' }],
    ['no e-mail', { email: null }, { email: '', isPopulated: false }],
    ['a language that is not ours', { locale: 'it-CH' }, { language: undefined }],
    ['an employee', { kmx_internal: true }, { isInternal: true }],
    ['a measurement that there is not', { kmx_measurement: '' }, { measurementSystem: undefined }],
    ['an invalid country', { kmx_country: 'CHE' }, { country: undefined }],
  ])('%s', (_name, change, expected) => {
    expect(read(change)).toMatchObject(expected);
  });

  it('a response without the claim of roles (section 7) means no roles', () => {
    const { roles, ...others } = response;
    const info = parseUserInfo(others);
    expect(roles).toHaveLength(1);
    expect(info).toMatchObject({ ok: true, value: { sub: 'u-1', roles: [] } });
  });

  it.each([null, 'text', {}, { sub: '' }, { sub: 7 }])('is rejected without a subject: %j', (given) => {
    expect(parseUserInfo(given)).toMatchObject({
      ok: false,
      error: { message: 'Failed to get user info; received 200.' },
    });
  });
});
