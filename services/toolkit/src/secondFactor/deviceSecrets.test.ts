import { createDeviceSecrets, DeviceSecretError } from './deviceSecrets';

const secret = 'JBSWY3DPEHPK3PXP';
const service = 'a service';
const former = createDeviceSecrets(['the-former-key-0123456789'], service);
const secrets = createDeviceSecrets(['the-newer-key-0123456789', 'the-former-key-0123456789'], service);

test('a sealed secret is unreadable, differs each time, and opens for its account', () => {
  const [one, other] = [secrets.seal(secret, 'u-anna'), secrets.seal(secret, 'u-anna')];
  expect(one).not.toBe(other);
  for (const sealed of [one, other]) {
    expect(sealed).not.toContain(secret);
    expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain(secret);
    expect(secrets.open(sealed, 'u-anna')).toBe(secret);
    expect(secrets.isCurrent(sealed)).toBe(true);
  }
});

test('in the row of another account a secret does not open', () => {
  const sealed = secrets.seal(secret, 'u-anna');
  expect(() => secrets.open(sealed, 'u-bea')).toThrow(DeviceSecretError);
});

test.each([
  ['changed', (sealed: string) => sealed.slice(0, -4) + (sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA')],
  ['cut off', (sealed: string) => sealed.slice(0, 30)],
  ['empty', (sealed: string) => sealed.split('.').slice(0, 2).join('.')],
])('a secret that was %s does not open', (_what, harm) => {
  expect(() => secrets.open(harm(secrets.seal(secret, 'u-anna')), 'u-anna')).toThrow(DeviceSecretError);
});

test('opens seals of a former key as not current, and names an unknown key by its id', () => {
  const sealed = former.seal(secret, 'u-anna');
  expect(secrets.open(sealed, 'u-anna')).toBe(secret);
  expect(secrets.isCurrent(sealed)).toBe(false);
  const stranger = createDeviceSecrets(['another-key-0123456789'], service);
  expect(() => stranger.open(sealed, 'u-anna')).toThrow(`key ${sealed.split('.')[1] ?? ''}`);
});

test('a secret of before the seals is read as it is', () => {
  expect(secrets.open(secret, 'u-anna')).toBe(secret);
  expect(secrets.isCurrent(secret)).toBe(false);
});

test('another service with the same key does not open a secret', () => {
  const other = createDeviceSecrets(['the-former-key-0123456789'], 'another service');
  expect(() => other.open(former.seal(secret, 'u-anna'), 'u-anna')).toThrow(DeviceSecretError);
});
