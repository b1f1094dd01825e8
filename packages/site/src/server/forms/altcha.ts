import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

import { parseJson } from '../http/parseJson';
import { keyedHash } from '../keyedHash';

import type { Assessment } from './assessToken';

/** About a third of a second on a phone, which is not noticeable while filling in a form. */
const cost = 5000;
const minCounter = 100;
const maxCounter = 300;
const lifetimeMs = 5 * 60_000;

const secrets = () => ({
  hmacSignatureSecret: keyedHash('form-challenge'),
  hmacKeySignatureSecret: keyedHash('form-challenge-key'),
});

/** Creates a signed proof-of-work challenge for an action, valid for five minutes. */
export const createFormChallenge = (action: string): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(minCounter, maxCounter),
    deriveKey,
    ...secrets(),
    expiresAt: new Date(Date.now() + lifetimeMs),
    data: { action },
  });

// Validates only what limits the cost of verification; the signature covers the rest.
const payloadSchema = z.object({
  challenge: z.object({
    signature: z.string().max(200),
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      cost: z.literal(cost),
      keyLength: z.number().int().max(64),
      keyPrefix: z.string().max(200),
      expiresAt: z.number(),
      data: z.object({ action: z.string() }),
    }),
  }),
  solution: z.object({ counter: z.number().int(), derivedKey: z.string().max(200) }),
});

/** Decodes a Base64 token with JSON `{challenge, solution}`; undefined for other formats. */
const readPayload = (token: string) =>
  payloadSchema.safeParse(parseJson(Buffer.from(token, 'base64').toString('utf8'))).data;

/** Verifies a solved challenge for an action; `undefined` if the token is not a challenge. */
export async function assessAltcha(token: string, action: string): Promise<Assessment | undefined> {
  const payload = readPayload(token);
  if (!payload) return undefined;
  const { challenge, solution } = payload;
  if (challenge.parameters.data.action !== action) return { kind: 'rejected', reason: 'anotherAction' };
  const result = await verifySolution({ challenge, solution, deriveKey, ...secrets() }).catch(
    () => undefined,
  );
  if (result?.verified) return { kind: 'passed', proof: challenge.signature };
  return { kind: 'rejected', reason: result?.expired ? 'expired' : 'invalid' };
}
