import { createDeviceSecrets, DeviceSecretError } from './deviceSecrets';

const secret = 'JBSWY3DPEHPK3PXP';
const former = createDeviceSecrets(['the-former-key-0123456789']);
const secrets = createDeviceSecrets(['the-newer-key-0123456789', 'the-former-key-0123456789']);

test('what is kept does not hold the secret, differs each time, and opens for its account', () => {
  const [one, other] = [secrets.seal(secret, 'u-anna'), secrets.seal(secret, 'u-anna')];
  expect(one).not.toBe(other);
  for (const kept of [one, other]) {
    expect(kept).not.toContain(secret);
    expect(Buffer.from(kept.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain(secret);
    expect(secrets.open(kept, 'u-anna')).toBe(secret);
    expect(secrets.isCurrent(kept)).toBe(true);
  }
});

test('in the row of another account a secret does not open', () => {
  const kept = secrets.seal(secret, 'u-anna');
  expect(() => secrets.open(kept, 'u-bea')).toThrow(DeviceSecretError);
});

test.each([
  ['changed', (kept: string) => kept.slice(0, -4) + (kept.endsWith('AAAA') ? 'BBBB' : 'AAAA')],
  ['cut off', (kept: string) => kept.slice(0, 30)],
  ['empty', (kept: string) => kept.split('.').slice(0, 2).join('.')],
])('a secret that was %s does not open', (_what, harm) => {
  expect(() => secrets.open(harm(secrets.seal(secret, 'u-anna')), 'u-anna')).toThrow(DeviceSecretError);
});

test('a former key still opens, and says that it is not the newest; an unknown one is told by its id', () => {
  const kept = former.seal(secret, 'u-anna');
  expect(secrets.open(kept, 'u-anna')).toBe(secret);
  expect(secrets.isCurrent(kept)).toBe(false);
  const stranger = createDeviceSecrets(['another-key-0123456789']);
  expect(() => stranger.open(kept, 'u-anna')).toThrow(`key ${kept.split('.')[1] ?? ''}`);
});

test('a secret of before the seals is read as it is', () => {
  expect(secrets.open(secret, 'u-anna')).toBe(secret);
  expect(secrets.isCurrent(secret)).toBe(false);
});
