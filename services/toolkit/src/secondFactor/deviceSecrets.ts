import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** A device's secret cannot be read: sealed by a key that is not known, for another account, or changed since. */
export class DeviceSecretError extends Error {
  readonly code = 'deviceSecretUnreadable';
  constructor(
    readonly accountId: string,
    readonly keyId: string,
    cause?: unknown,
  ) {
    super(
      `The second factor of ${accountId} cannot be read (key ${keyId}). Was its key taken out of the settings?`,
      { cause },
    );
    this.name = 'DeviceSecretError';
  }
}

/** Seals the secrets of devices, so that a copy of the database makes no codes. */
export interface DeviceSecrets {
  /** A seal is bound to its account: it cannot be opened in the row of another. */
  seal: (secret: string, accountId: string) => string;
  /**
   * Opens secrets sealed by any known key, and unsealed secrets of earlier versions. Throws {@link DeviceSecretError}.
   */
  open: (sealedSecret: string, accountId: string) => string;
  /** True if the newest key sealed it. */
  isCurrent: (sealedSecret: string) => boolean;
}

interface Key {
  id: string;
  bytes: Buffer;
}

const version = 's1';
const ivBytes = 12;
const tagBytes = 16;

const derive = (source: string, purpose: string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', source, '', purpose, length));

const createKey = (source: string, service: string): Key => ({
  id: derive(source, `${service} device key id`, 6).toString('base64url'),
  bytes: derive(source, `${service} device key`, 32),
});

const encrypt = ({ id, bytes }: Key, secret: string, accountId: string): string => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', bytes, iv).setAAD(Buffer.from(accountId));
  const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${version}.${id}.${sealed.toString('base64url')}`;
};

const decrypt = ({ bytes }: Key, sealed: Buffer, accountId: string): string => {
  const iv = sealed.subarray(0, ivBytes);
  const tag = sealed.subarray(-tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', bytes, iv, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(accountId)).setAuthTag(tag);
  return decipher.update(sealed.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
};

/**
 * Seals by AES-256-GCM with a key from the first source; the others only open earlier seals. `service` is part of each key:
 * services that share a source do not open each other's seals.
 */
export const createDeviceSecrets = (
  sources: readonly [string, ...string[]],
  service: string,
): DeviceSecrets => {
  const [first, ...others] = sources;
  const current = createKey(first, service);
  const keys = [current, ...others.map((source) => createKey(source, service))];
  return {
    seal: (secret, accountId) => encrypt(current, secret, accountId),
    open: (sealedSecret, accountId) => {
      const [begin, keyId = '', sealed = ''] = sealedSecret.split('.');
      // Base32 has no dots: such a secret was stored before there were seals.
      if (begin !== version) return sealedSecret;
      const key = keys.find(({ id }) => id === keyId);
      if (!key) throw new DeviceSecretError(accountId, keyId);
      try {
        return decrypt(key, Buffer.from(sealed, 'base64url'), accountId);
      } catch (error) {
        throw new DeviceSecretError(accountId, keyId, error);
      }
    },
    isCurrent: (sealedSecret) => sealedSecret.startsWith(`${version}.${current.id}.`),
  };
};
