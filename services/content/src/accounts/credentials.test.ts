/** @vitest-environment node */
import { pbkdf2Sync } from 'node:crypto';
import { isPasswordOf } from './credentials';

const salt = 'a salt';
const hash = (password: string, rounds: number, bytes: number): string =>
  pbkdf2Sync(password, salt, rounds, bytes, 'sha256').toString('hex');

/** Both formats of Payload 3. */
test.each([
  ['a hash of today', `pbkdf2-sha256-v1:${hash('correct horse', 600_000, 32)}`],
  ['an older hash', hash('correct horse', 25_000, 512)],
])('%s matches its own password only', async (_name, stored) => {
  expect(await isPasswordOf({ hash: stored, salt }, 'correct horse')).toBe(true);
  expect(await isPasswordOf({ hash: stored, salt }, 'wrong horse')).toBe(false);
});

test('an account without a password matches none', async () => {
  expect(await isPasswordOf({}, '')).toBe(false);
});
