const src = 'services/identity/src';

export const faults = [
  {
    id: 'short-password',
    promise: 'A password has at least ten characters.',
    file: `${src}/accounts/decidePasswordFault.ts`,
    find: 'shortestPassword = 10;',
    replace: 'shortestPassword = 8;',
    checks: { jest: [`${src}/accounts/passwords.test.ts`, `${src}/pages/passwords.test.ts`] },
  },
  {
    id: 'guesses-forgiven-by-an-own-account',
    promise: 'Signing in with an own account does not forgive guesses at others from the same address.',
    file: `${src}/throttle/createThrottle.ts`,
    find: "await takeBack('passwordOfAddress', address);",
    replace: "await forget('passwordOfAddress', address);",
    checks: { jest: [`${src}/throttle/createThrottle.test.ts`] },
  },
  {
    id: 'codes-of-five-minutes',
    promise: 'A code of the authenticator is good one step early or late.',
    file: `${src}/secondFactor/totp.ts`,
    find: 'window: 1,',
    replace: 'window: 10,',
    checks: { jest: [`${src}/secondFactor/secondFactor.test.ts`, `${src}/pages/signIn.test.ts`] },
  },
  {
    id: 'code-used-twice',
    promise: 'A code of the authenticator works once.',
    file: `${src}/accounts/accounts.ts`,
    find: "is('totp_step', '<', step)",
    replace: "is('totp_step', '<=', step)",
    checks: { jest: [`${src}/pages/signIn.test.ts`] },
  },
  {
    id: 'redirect-address-by-its-origin',
    promise: 'A code is sent to an address of a known site only, compared as a whole (RFC 9700).',
    file: `${src}/provider/createProvider.ts`,
    find: '  provider.Client.prototype.postLogout',
    replace:
      '  provider.Client.prototype.redirectUriAllowed = (address) => options.siteOrigins.includes(new URL(address).origin);\n  provider.Client.prototype.postLogout',
    checks: { jest: [`${src}/provider/provider.test.ts`] },
  },
  {
    id: 'reset-link-of-a-day',
    promise: 'The link of a new password works for one hour.',
    file: `${src}/accounts/links.ts`,
    find: '  reset: hour,',
    replace: '  reset: 24 * hour,',
    checks: { jest: [`${src}/pages/passwords.test.ts`] },
  },
  {
    id: 'sign-out-not-awaited',
    promise: 'Who is told of the sign-out finds no token that still works.',
    file: `${src}/provider/createProvider.ts`,
    find: 'await next();\n    await endings.get(context);',
    replace: 'await next();',
    checks: { jest: [`${src}/provider/provider.test.ts`] },
  },
  {
    id: 'sign-in-in-a-frame',
    promise: 'Nobody shows the sign-in in a frame.',
    file: `${src}/http/securityHeaders.ts`,
    find: '"frame-ancestors \'none\'",',
    replace: '',
    checks: { jest: [`${src}/pages/signIn.test.ts`] },
  },
];
