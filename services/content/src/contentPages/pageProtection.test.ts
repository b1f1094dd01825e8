import { passwordVersion } from './pageProtection';

test('a version is the same for the same hash, changes with it and does not contain it', () => {
  expect(passwordVersion('scrypt$1')).toBe(passwordVersion('scrypt$1'));
  expect(passwordVersion('scrypt$1')).not.toBe(passwordVersion('scrypt$2'));
  expect(passwordVersion('scrypt$1')).toMatch(/^[\w-]{22}$/);
});
