import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { z } from 'zod';
import type { AuthenticationResponse, RegistrationResponse } from '../passkeys/responses';
import { siteOrigin } from './testService';

const flag = { present: 0x01, verified: 0x04, attested: 0x40 };

export const creationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    userVerification: z.literal('required'),
  }),
});

export const requestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  allowCredentials: z.array(z.object({ id: z.string() })).optional(),
  userVerification: z.literal('required'),
});

/** Differences from what a browser and an authenticator would do. */
interface Deviation {
  origin?: string;
  challenge?: string;
  domain?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string | undefined;
  signature?: string;
  format?: string;
}

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

/** An authenticator with one resident key, and the browser before it. */
export const createAuthenticator = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let userHandle: string | undefined;

  const toKey = (): Uint8Array => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE (RFC 9053): EC2 key, ES256, P-256.
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
  };

  const toData = (domain: string, isAttested: boolean, deviation: Deviation): Buffer => {
    counter = deviation.counter ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const isVerified = deviation.isVerified ?? true;
    const flags = flag.present + (isVerified ? flag.verified : 0) + (isAttested ? flag.attested : 0);
    const head = [sha256(deviation.domain ?? domain), Buffer.from([flags]), count];
    if (!isAttested) return Buffer.concat(head);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([...head, Buffer.alloc(16), length, id, toKey()]);
  };

  const toClientData = (type: string, challenge: string, deviation: Deviation): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: deviation.challenge ?? challenge,
        origin: deviation.origin ?? siteOrigin,
        crossOrigin: false,
      }),
    );

  const name = id.toString('base64url');
  const common = { id: name, rawId: name, type: 'public-key' } as const;
  return {
    id: name,
    create: (given: unknown, deviation: Deviation = {}): RegistrationResponse => {
      const options = creationOptionsSchema.parse(given);
      userHandle = options.user.id;
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', deviation.format ?? 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(toData(options.rp.id, true, deviation))],
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: toClientData('webauthn.create', options.challenge, deviation).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    get: (given: unknown, deviation: Deviation = {}): AuthenticationResponse => {
      const options = requestOptionsSchema.parse(given);
      const data = toData(options.rpId, false, deviation);
      const clientData = toClientData('webauthn.get', options.challenge, deviation);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: deviation.signature ?? signature.toString('base64url'),
          userHandle: 'userHandle' in deviation ? deviation.userHandle : userHandle,
        },
      };
    },
  };
};

export type TestAuthenticator = ReturnType<typeof createAuthenticator>;
