import {
  hashPassword,
  isPasswordHash,
  isPasswordOf,
  toStoredPassword,
  validatePagePassword,
} from './pagePasswords';

test('a hash is salted, slow to guess and does not contain the password', async () => {
  const [one, other] = [await hashPassword('Partner-2026'), await hashPassword('Partner-2026')];
  expect(one).toMatch(/^scrypt\$15\$3\$/);
  expect(one).not.toBe(other);
  expect(one).not.toContain('Partner');
  expect([isPasswordHash(one), isPasswordHash('Partner-2026'), isPasswordHash(`${one}x`)]).toEqual([
    ...[true, false, false],
  ]);
});

test.each([
  ['Partner-2026', 'Partner-2026', true],
  ['Partner-2026', 'partner-2026', false],
  ['Partner-2026', 'Partner-2026 ', false],
  ['Partner-2026', '', false],
  ['Gru\u0308ezi-2026', 'Gr\u00fcezi-2026', true],
])('%s opened with "%s": %s', async (password, given, isRight) => {
  expect(await isPasswordOf(await hashPassword(password), given)).toBe(isRight);
});

test('a value that is no hash opens nothing, not even with itself', async () => {
  expect(await isPasswordOf('Partner-2026', 'Partner-2026')).toBe(false);
  expect(await isPasswordOf('', '')).toBe(false);
});

test('a new password is hashed, a hash stays, and what is no password is not stored', async () => {
  const hash = await toStoredPassword('Partner-2026');
  expect(await isPasswordOf(hash ?? '', 'Partner-2026')).toBe(true);
  expect(await toStoredPassword(hash)).toBe(hash);
  expect([await toStoredPassword('short'), await toStoredPassword(''), await toStoredPassword(null)]).toEqual(
    [...[null, null, null]],
  );
});

test.each([
  ['Partner-2026', true],
  ['x'.repeat(200), true],
  ['x'.repeat(201), expect.any(String)],
  ['seven77', expect.any(String)],
  [null, expect.any(String)],
])('%s is accepted: %s', (value, verdict) => {
  expect(validatePagePassword(value)).toEqual(verdict);
});
