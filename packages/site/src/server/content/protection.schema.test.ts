import { decideAccess } from '@kmx/core';

import { protectionSchema } from './protection.schema';

const read = (mode: string | null, role: string | null = null, version: string | null = null) =>
  protectionSchema.parse({ mode, role, version });

describe('6 "Page protection modes: none, password, CIAM role."', () => {
  it.each([
    ['none', read('none'), { mode: 'none' }],
    ['no mode', read(null), { mode: 'none' }],
    ['no protection', protectionSchema.parse(null), { mode: 'none' }],
    ['a password', read('password', null, 'v1'), { mode: 'password', version: 'v1' }],
    [
      'a role',
      read('ciamRole', 'kmx_int_assetdb_active'),
      { mode: 'ciamRole', role: 'kmx_int_assetdb_active' },
    ],
  ])('%s', (_name, protection, expected) => expect(protection).toEqual(expected));
});

describe('8 "Unknown route middleware: {name}"', () => {
  it('denies access, and logs each name once', () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const protections = ['partnerOnly', 'partnerOnly', 'embargo'].map((mode) => read(mode, 'any_role'));
    const reader = { isUnlocked: true, isSignedIn: true, roles: ['any_role'] };
    expect(protections.map((protection) => decideAccess({ protection, ...reader }))).toEqual(
      Array.from(protections, () => 'forbidden'),
    );
    expect(
      logged.mock.calls.map(([line]) => (JSON.parse(String(line)) as { message: string }).message),
    ).toEqual(['Unknown route middleware: partnerOnly', 'Unknown route middleware: embargo']);
  });
});
