import type { PageProtection } from '../types/Page';

import { decideAccess } from './decideAccess';
import { hasRole } from './hasRole';

describe('decision: "Roles are matched as substrings on word boundaries"', () => {
  it.each([
    ['cn=kmx_int_direct_active,ou=x', 'kmx_int_direct_active', true],
    ['xkmx_int_direct_active2', 'kmx_int_direct_active', false],
    ['kmx_int_direct_active', 'kmx_int_direct_active', true],
    ['kmx_int_direct_active2 kmx_int_direct_active', 'kmx_int_direct_active', true],
    ['kmx_int_direct_active_old', 'kmx_int_direct_active', false],
    ['cn=super-admin', 'admin', false],
    ['cn=übadmin', 'admin', false],
    ['CN=ADMIN', 'admin', false],
    ['a|admin|b', 'admin', true],
    ['a', '', false],
    ['', '', false],
    ['a.b', 'a+b', false],
  ])('%s contains %s: %s', (role, requested, expected) => {
    expect(hasRole([role], requested)).toBe(expected);
    expect(hasRole(role, requested)).toBe(expected);
    expect(hasRole(['other', role], requested)).toBe(expected);
  });
  it('a user without roles has none of them', () => {
    expect(hasRole([], 'admin')).toBe(false);
  });
});

describe('6 "Page protection modes: none, password, CIAM role."', () => {
  const reader = { isUnlocked: false, isSignedIn: false, roles: [] };
  const password: PageProtection = { mode: 'password', version: 'v1' };
  const role: PageProtection = { mode: 'ciamRole', role: 'partner' };
  it.each([
    ['none', { mode: 'none' }, reader, 'open'],
    ['a password', password, reader, 'password'],
    ['a password that was given', password, { ...reader, isUnlocked: true }, 'open'],
    ['a sign-in is no password', password, { ...reader, isSignedIn: true, roles: ['partner'] }, 'password'],
    ['a password that is not set', { mode: 'password' }, { ...reader, isUnlocked: true }, 'password'],
    [
      'one that was removed',
      { mode: 'password', version: null },
      { ...reader, isUnlocked: true },
      'password',
    ],
    ['a role of a visitor', role, reader, 'signIn'],
    ['a role left from before', role, { ...reader, roles: ['partner'] }, 'signIn'],
    ['a role that is held', role, { ...reader, isSignedIn: true, roles: 'cn=partner,ou=x' }, 'open'],
    ['another role', role, { ...reader, isSignedIn: true, roles: ['partners'] }, 'forbidden'],
    [
      'a role without a name',
      { mode: 'ciamRole', role: '' },
      { ...reader, isSignedIn: true, roles: [''] },
      'forbidden',
    ],
    ['a password is no role', role, { ...reader, isUnlocked: true }, 'signIn'],
  ] as const)('%s', (_, protection, visitor, expected) => {
    expect(decideAccess({ protection, ...visitor })).toBe(expected);
  });
});
