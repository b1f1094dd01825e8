import { isSamePassword, passwordVersion } from './pageProtection';

test('a version is the same for the same password, changes with it and does not tell it', () => {
  expect(passwordVersion('Partner-2026')).toBe(passwordVersion('Partner-2026'));
  expect(passwordVersion('Partner-2026')).not.toBe(passwordVersion('Partner-2027'));
  expect(passwordVersion('Partner-2026')).toMatch(/^[\w-]{22}$/);
});

test.each([
  ['Partner-2026', 'Partner-2026', true],
  ['Partner-2026', 'partner-2026', false],
  ['Partner-2026', 'Partner-2026 ', false],
  ['Partner-2026', '', false],
])('%s opened with "%s": %s', (expected, given, isSame) => {
  expect(isSamePassword(expected, given)).toBe(isSame);
});
