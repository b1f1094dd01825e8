import { recoveryCodeCount } from '@kmx/contract/security';
import { generateRecoveryCodes, isRecoveryCode, isRecoverySecret, splitRecoveryCode } from './recoveryCodes';

test.each([
  ['ab23-cd45-ef67', true],
  [' AB23 CD45 EF67 ', true],
  ['123456', false],
  ['123 456', false],
  ['ab23-cd45-ef6', false],
  ['', false],
])('%j is a recovery code: %s', (entered, expected) => {
  expect(isRecoveryCode(entered)).toBe(expected);
});

test('each code of a set matches the row that its selector finds, and no other', async () => {
  const { codes, rows } = await generateRecoveryCodes();
  expect(new Set(rows.map(({ selector }) => selector)).size).toBe(recoveryCodeCount);
  const { selector, secret } = splitRecoveryCode(codes[0]?.toUpperCase() ?? '');
  const matches = await Promise.all(rows.map(({ hash }) => isRecoverySecret(secret, hash)));
  expect(matches).toEqual(rows.map((row) => row.selector === selector));
  expect(await isRecoverySecret(secret, null)).toBe(false);
});
